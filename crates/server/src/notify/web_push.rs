//! Web Push: encryption of messages for a browser (RFC 8188, RFC 8291) and the signature of the server (RFC 8292).

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use sha2::{Digest, Sha256};
use url::Url;

use super::outbound::OutboundMessage;
use crate::model::{PushSubscription, TableId};

/// How long a push service keeps a message for a browser that is offline, in seconds.
const TTL: u32 = 24 * 3600;
/// How long a signature is valid, in seconds; at most a day.
const SIGNED: i64 = 12 * 3600;
/// The size of a record of RFC 8188; a message is one record.
const RECORD: u32 = 4096;
/// The longest message.
const LONGEST: usize = 3000;

/// The key pair that push services know the server by (VAPID).
pub(crate) struct ServerKey {
    pair: EcdsaKeyPair,
    contact: String,
}

/// Returns a new key pair as PKCS#8.
pub(crate) fn new_key() -> Result<Vec<u8>, Unspecified> {
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
    Ok(key.as_ref().to_vec())
}

impl ServerKey {
    /// Reads a key pair; `contact` is where operators of push services find the operator of this server.
    ///
    /// # Errors
    /// The key is broken.
    pub(crate) fn read(key: &[u8], contact: String) -> Result<ServerKey, Unspecified> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &SystemRandom::new());
        Ok(ServerKey { pair: pair.map_err(|_| Unspecified)?, contact })
    }

    /// Returns the public key as browsers want it.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// Returns the `Authorization` header for a push service.
    fn authorization(&self, endpoint: &str, now: i64) -> Result<String, Unspecified> {
        let audience = Url::parse(endpoint).map_err(|_| Unspecified)?.origin().ascii_serialization();
        let claims = json!({"aud": audience, "exp": now + SIGNED, "sub": self.contact}).to_string();
        let signed = format!("{}.{}", BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#), BASE64.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }

    /// Encrypts and signs a text for a browser. A later message about the same table replaces an earlier one that the
    /// browser has not received.
    ///
    /// # Errors
    /// The keys of the browser are broken, or the text is too long.
    pub(crate) fn message(
        &self,
        to: &PushSubscription,
        table: Option<TableId>,
        text: &str,
        now: i64,
    ) -> Result<OutboundMessage, Unspecified> {
        let mut headers = HeaderMap::new();
        let mut put = |name: HeaderName, value: &str| {
            HeaderValue::from_str(value).map(|value| headers.insert(name, value)).map_err(|_| Unspecified)
        };
        put(header::AUTHORIZATION, &self.authorization(&to.endpoint, now)?)?;
        put(header::CONTENT_ENCODING, "aes128gcm")?;
        put(header::CONTENT_TYPE, "application/octet-stream")?;
        put(HeaderName::from_static("ttl"), &TTL.to_string())?;
        put(HeaderName::from_static("urgency"), "high")?;
        if let Some(table) = table {
            // A hash, because the id of a table is as good as a key.
            let topic = BASE64.encode(&Sha256::digest(format!("topic {table}"))[..24]);
            put(HeaderName::from_static("topic"), &topic)?;
        }
        Ok(OutboundMessage { url: to.endpoint.clone(), headers, body: encrypt(to, text.as_bytes())? })
    }
}

/// Reads base64 of a browser, with or without padding.
pub(crate) fn read_base64(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text.trim_end_matches('=').replace('+', "-").replace('/', "_")).ok()
}

/// The length of keys and nonces that are derived.
#[derive(Clone, Copy)]
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

/// Encrypts a message for a browser: the header and the only record of `aes128gcm`.
fn encrypt(to: &PushSubscription, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    if text.len() > LONGEST {
        return Err(Unspecified);
    }
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_public = own.compute_public_key()?;
    let browser = UnparsedPublicKey::new(&ECDH_P256, &to.p256dh);
    let secret: [u8; 32] = agree_ephemeral(own, &browser, |shared| {
        derive(&to.auth, shared, &[b"WebPush: info\0", &to.p256dh, own_public.as_ref()])
    })??;
    let key: [u8; 16] = derive(&salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(u8::try_from(own_public.as_ref().len()).map_err(|_| Unspecified)?);
    body.extend(own_public.as_ref());
    // The delimiter of the last record, without padding.
    let mut record = [text, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    body.extend(record);
    Ok(body)
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
    use serde_json::Value;
    use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
    use web_push_native::{Auth, p256};

    use super::*;

    /// The keys of the browser in RFC 8291, appendix A.
    const PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn browser() -> (p256::SecretKey, PushSubscription) {
        let private = p256::SecretKey::from_slice(&read_base64(PRIVATE).expect("base64")).expect("a key");
        let subscription = PushSubscription {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".to_owned(),
            p256dh: private.public_key().to_encoded_point(false).as_bytes().to_vec(),
            auth: read_base64(AUTH).expect("base64"),
            language: "en".to_owned(),
        };
        (private, subscription)
    }

    #[test]
    fn a_browser_decrypts_the_message() {
        let (private, subscription) = browser();
        let body = encrypt(&subscription, b"When I grow up").expect("encrypted");
        let auth: [u8; 16] = subscription.auth.clone().try_into().expect("16 bytes");
        let auth = Auth::from(auth);
        assert_eq!(web_push_native::decrypt(body, &private, &auth).expect("decrypted"), b"When I grow up");
        assert!(encrypt(&subscription, &[0; LONGEST + 1]).is_err());
        let broken = PushSubscription { p256dh: vec![4; 65], ..subscription };
        assert!(encrypt(&broken, b"x").is_err());
    }

    #[test]
    fn the_signature_names_the_push_service_and_holds() {
        let key = ServerKey::read(&new_key().expect("a key"), "https://play.example".to_owned()).expect("a key");
        let (_, subscription) = browser();
        let message = key.message(&subscription, Some(TableId::random()), "{}", 1_000).expect("a message");
        let authorization = message.headers[header::AUTHORIZATION].to_str().expect("text").to_owned();
        let token = authorization.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both").0;
        let [head, claims, signature] = token.split('.').collect::<Vec<_>>()[..] else { panic!("{token}") };
        let read: Value = serde_json::from_slice(&read_base64(claims).expect("base64")).expect("claims");
        assert_eq!(
            read,
            json!({"aud": "https://push.example.net", "exp": 1_000 + SIGNED, "sub": "https://play.example"})
        );
        let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, key.pair.public_key().as_ref());
        let signed = format!("{head}.{claims}");
        assert!(verifier.verify(signed.as_bytes(), &read_base64(signature).expect("base64")).is_ok());
        assert!(message.headers["topic"].len() <= 32);
    }
}
