#!/bin/sh
# A private PostgreSQL in a folder of its own, reached by a socket there and from nowhere else.
#
#   postgres.sh FOLDER            FSYNC=on waits for the disk; PORT=N is also reached there from this machine, by TLS alone
#
# Says `ready`, then obeys the words `stop` and `start` on its input and says `done` after each. When its input ends,
# because the parent has ended, it stops the database and removes the folder.
set -eu
folder=$1
trap '' INT TERM HUP

bin=
for place in $(command -v initdb || true) /usr/lib/postgresql/*/bin/initdb; do
  [ -x "$place" ] && bin=$(dirname "$place")
done
[ -n "$bin" ] || { echo "PostgreSQL is missing: please install the package postgresql" >&2; exit 1; }

# The database refuses to run as root.
if [ "$(id -u)" -eq 0 ]; then
  install -d -o postgres "$folder"
  as() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
else
  mkdir -p "$folder"
  as() { "$@"; }
fi
cd "$folder"

network="-c listen_addresses="
[ -z "${PORT:-}" ] || network="-c listen_addresses=127.0.0.1 -c port=$PORT -c ssl=on"
start() {
  as "$bin/pg_ctl" -D "$folder/data" -s -w -l "$folder/log" \
    -o "$network -k $folder -c max_connections=400 -c fsync=${FSYNC:-off} -c shared_buffers=32MB" start
}

as "$bin/initdb" -D "$folder/data" -U app -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
if [ -n "${PORT:-}" ]; then
  printf 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n' >"$folder/data/pg_hba.conf"
  as openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -config /dev/null \
    -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE \
    -keyout "$folder/data/server.key" -out "$folder/data/server.crt" 2>/dev/null
  cp "$folder/data/server.crt" "$folder"
fi
start
echo "ready $bin"
while read -r word; do
  case $word in
    stop) as "$bin/pg_ctl" -D "$folder/data" -s -w -m fast stop ;;
    crash) as "$bin/pg_ctl" -D "$folder/data" -s -w -m immediate stop ;;
    start) start ;;
  esac
  echo done
done
as "$bin/pg_ctl" -D "$folder/data" -s -w -m immediate stop || true
cd /
rm -rf "$folder"
