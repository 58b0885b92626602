// Short sounds, made by code; off by default.

/** Notes by kind of frame: frequencies in hertz one after the other, the length of each in seconds, the wave. @type {Record<string, [number[], number, OscillatorType]>} */
const SOUNDS = {
  turn: [[523, 659], 0.22, "sine"],
  reveal: [[1245, 1661], 0.07, "triangle"],
  pick: [[196], 0.09, "triangle"],
  trade: [[988, 1319], 0.06, "triangle"],
  transform: [[1319], 0.08, "triangle"],
  gems: [[1568, 2093], 0.06, "sine"],
  recruit: [[392, 494, 587], 0.1, "sine"],
  majority: [[330, 415, 494], 0.12, "sine"],
};

/** @type {AudioContext | null} */
let audio = null;

/** @param {string} kind */
function sound(kind) {
  const notes = SOUNDS[kind];
  if (!notes || !document.documentElement.hasAttribute("data-sound")) return;
  audio ??= new AudioContext();
  const [frequencies, length, type] = notes;
  frequencies.forEach((frequency, at) => {
    if (!audio) return;
    const begin = audio.currentTime + at * length;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = type;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.1, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length * 1.6);
  });
}
