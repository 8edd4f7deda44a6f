#!/bin/bash
# Proves on one fresh Debian machine, as root, what docs/operating.md and docs/scaling.md say: from nothing to three servers behind
# TLS, a round played, servers and the primary killed under load, a backup restored elsewhere and verified. It takes some ten minutes.
#
#   ops/try.sh [FOLDER]     FOLDER, which must be new, keeps what was made, and its logs; without one nothing is kept that went well
#
# HTTPS_PORT and HTTP_PORT say where nginx listens; otherwise free ports are taken, as for everything else.
set -euo pipefail
cd "$(dirname "$0")/.."

work=${1:-}
declare -A pid=() figure=()
started=() step=0
# shellcheck source=ops/try/machine.sh
. ops/try/machine.sh

say() { step=$((step + 1)); printf '%2d. %s\n' "$step" "$*"; }

status_of() { curl -s -o /dev/null -w '%{http_code} %{redirect_url}' --cacert "$work/tls/ca.pem" "$@"; }
through_proxy() { NODE_EXTRA_CA_CERTS="$work/tls/ca.pem" BARGAH_URL="$url" "$@"; }

look_at_proxy() {
  local to
  [ "$(status_of "$url/readyz")" = '200 ' ] || fail '/readyz is not 200 through the proxy'
  to=$(status_of "http://localhost:$http/login")
  [ "$to" = "301 $url/login" ] || fail "http leads to $to"
  [ "$(status_of "$url/metrics")" = '404 ' ] || fail '/metrics is open to outsiders'
  say "nginx answers at $url with the certificate of our authority; http leads there; /metrics is 404 outside and /readyz 200"
}

play() {
  DATA_DIR="$work/demo" through_proxy npm run --silent demo >"$work/log/demo" 2>&1 || fail "the main job failed ($work/log/demo)"
  permit=$(sed -n 's/.*Permit \([0-9]*\) is printed.*/\1/p' "$work/log/demo" | tail -n 1)
  [ -s "$work/demo/demo/permit-$permit.pdf" ] || fail 'no permit was printed'
  code=$(through_proxy part code "$permit")
  verifies "$url" || fail "the code of permit $permit does not verify"
  say "A load was declared, three drivers took turns, the round was split, permit $permit was printed and its code verifies"
}
verifies() { curl -fs --cacert "$work/tls/ca.pem" "$1/api/v1/DriverReserve/Verify?Code=$code" | grep -q '"genuine":true'; }

load() {
  : >"$work/log/load"
  start load env "NODE_EXTRA_CA_CERTS=$work/tls/ca.pem" "BARGAH_URL=$url" node ops/try/parts.ts load "$work/answered"
  until_true 'the load does not begin' 60 grep -q steady "$work/log/load"
  sleep 3
}
end_load() {
  end load
  told=$(grep '^{' "$work/log/load") || fail "the load failed ($work/log/load)"
  [ "$(told withoutSentence)" = 0 ] || fail "some were not told by 503, in words, that nothing was done: $told"
  stands=$(part stand "$(superuser_of_bargah "$1")" "$work/answered") || fail "of the writes: $stands"
}
superuser_of_bargah() { echo "postgres://postgres:$(secret postgres_password)@127.0.0.1:$1/bargah"; }
told() { grep -o "\"$1\":[0-9]*" <<<"$told" | cut -d: -f2; }

verify_logs() {
  local address=$1 hall count=0
  for hall in $(part sql "$(superuser_of_bargah "$2")" <<<'select id from halls order by id'); do
    through_proxy npm run --silent verify-log -- "$address/log/$hall" >"$work/log/verify-$hall" 2>&1 ||
      fail "the log of hall $hall is not right ($work/log/verify-$hall)"
    count=$((count + 1))
  done
  halls=$count
}

read_from() { curl -fs "http://127.0.0.1:${server_port[1]}/metrics" | grep -q "^bargah_replica{state=\"$1\"} 1"; }

kill_replica() {
  until_true 'lists are not read from the replica' 30 read_from read
  load
  # nothing waits for a replica that is away on purpose
  sql "$one" <<<"alter system set synchronous_standby_names = '';
select pg_reload_conf();" >/dev/null
  kill_postgres two
  until_true 'the death of the replica is not noticed' 30 read_from away
  sleep 3
  serve_postgres two "$two"
  sql "$one" <<<"alter system set synchronous_standby_names = 'replica';
select pg_reload_conf();" >/dev/null
  until_true 'the replica does not follow again' 60 is_synchronous "$one"
  until_true 'lists are not read from the replica again' 30 read_from read
  end_load "$one"
  [ "$(told readsFailed)" = 0 ] || fail "reads failed while the replica was away: $told"
  say "Lists are read from the replica, which was killed under load and came back: of $(told reads) reads none failed, and of the writes $stands"
}

kill_servers() {
  local n
  load
  for n in 1 2 3; do
    kill -s KILL "${pid[server-$n]}"
    end "server-$n"
    sleep 3
    serve "$n"
    sleep 1
  done
  end_load "$one"
  [ "$(told readsFailed)" = 0 ] || fail "reads failed while servers were killed: $told"
  say "Each server was killed in turn under load: of $(told reads) reads none failed; $(told writes) writes, of which $(told writesRepeated) went out again: $stands"
}

kill_primary() {
  local killed
  load
  killed=$(ms)
  kill_postgres one
  sql "$two" <<<"alter system set synchronous_standby_names = '';
select pg_reload_conf();
select pg_promote(false);" >/dev/null
  until_true 'the replica is not promoted' 60 takes_writes "$two"
  lead_pooler_to "$two"
  kill -s HUP "${pid[pooler]}"
  figure[promoted]=$(($(ms) - killed))
  until_true 'no server is ready after the promotion' 60 curl -fs --cacert "$work/tls/ca.pem" "$url/readyz"
  figure[ready]=$(($(ms) - killed))
  sleep 5
  end_load "$two"
  figure[writes]=$(told longestMsWithoutWrite)
  say "The primary was killed under load, the replica promoted, the pooler led to it after ${figure[promoted]} ms, ready again after ${figure[ready]} ms, no write for ${figure[writes]} ms; all that was answered: $stands"
}

back_up() {
  local from
  load
  # what is younger may have been on its way when the backup began
  until=$(date -u -d '10 seconds ago' --iso-8601=seconds)
  from=$(ms)
  env "${server_settings[@]}" "DATA_DIR=$work/server-1" npm run --silent backup -- "$work/bargah.backup" >"$work/log/backup" 2>&1 ||
    fail "the backup failed ($work/log/backup)"
  figure[backup]=$(($(ms) - from))
  end_load "$two"
  say "A backup was made while all worked, in ${figure[backup]} ms, $(du -h "$work/bargah.backup" | cut -f1)"
}

restore() {
  local there="$work/elsewhere" address=http://localhost:$restored_port from rows
  from=$(ms)
  DATA_DIR="$there" npm run --silent restore -- "$work/bargah.backup" >"$work/log/restore" 2>&1 || fail "the restore failed ($work/log/restore)"
  figure[restore]=$(($(ms) - from))
  # the key of a signer apart is no part of our backups
  install -D -m 600 "$work/signer/log-key.pem" "$there/log-signer/key.pem"
  DATA_DIR="$there" npm run --silent log-check >"$work/log/log-check" 2>&1 || fail "log-check found differences ($work/log/log-check)"
  DATA_DIR="$there" npm run --silent audit-check >"$work/log/audit-check" 2>&1 || fail "audit-check is not content ($work/log/audit-check)"
  say "It was restored into an empty place with a PostgreSQL of its own, in ${figure[restore]} ms; log-check and audit-check find nothing"
  start restored env NODE_ENV=production "PORT=$restored_port" "DATA_DIR=$there" node server/dist/main.js
  until_true 'the restored server is not ready' 120 curl -fs "$address/readyz"
  rows=$(part same "$(superuser_of_bargah "$two")" "$there" "$until") || fail 'ledger or logs differ'
  verify_logs "$address" "$two"
  verifies "$address" || fail "the code of permit $permit does not verify there"
  say "A server works there: $rows are the same in both; the logs of all $halls halls are right; permit $permit verifies"
}

main() {
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then fail 'this is for root on a Debian machine'; fi
  keep=yes
  if [ -z "$work" ]; then keep=no work=$(mktemp -d); else mkdir "$work"; work=$(realpath "$work"); fi
  chmod 711 "$work"
  mkdir "$work/log" "$work/tls" "$work/files"
  install -d -m 711 "$work/postgres"
  trap end_all EXIT
  trap 'exit 130' INT TERM
  export BACKUP_PASSPHRASE='a passphrase for a trial'

  install_missing
  build
  find_postgres
  local ports
  mapfile -t ports < <(free_ports 10)
  one=${ports[0]} two=${ports[1]} pooler_port=${ports[2]} signer_port=${ports[3]} restored_port=${ports[4]}
  server_port=([1]="${ports[5]}" [2]="${ports[6]}" [3]="${ports[7]}")
  https=${HTTPS_PORT:-${ports[8]}} http=${HTTP_PORT:-${ports[9]}} url=https://localhost:$https
  make_secrets
  say "$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release): $("$bin/postgres" --version | cut -d' ' -f2,3), $(pgbouncer --version | head -n 1), $(nginx -v 2>&1 | sed 's/.*: //'), Node $(node --version); built, secrets and certificates made"

  make_primary
  follow one "$one" two "$two"
  say 'PostgreSQL with the roles of the manual, and a replica that follows its stream, synchronously: what is answered is on both disks'
  serve_pooler
  say_settings
  serve_signer
  say "PgBouncer in $pool_mode mode before it, and the signer of the logs apart"
  serve 1
  serve 2
  serve 3
  serve_proxy
  say 'Three servers over one database, ready'
  look_at_proxy
  play
  kill_replica
  kill_servers
  kill_primary
  verify_logs "$url" "$two"
  say "After that the logs of all $halls halls are right"
  mv "$work/postgres/one" "$work/postgres/dead"
  follow two "$two" three "$one"
  play
  say 'A new replica follows the new primary, and the main job was played again: jobs work too'
  back_up
  restore
  echo "All is as the manual says. No write was answered for ${figure[writes]} ms around the primary's death, ${figure[promoted]} ms of which it took to promote the replica and lead the pooler to it; backup ${figure[backup]} ms, restore ${figure[restore]} ms."
}
main
