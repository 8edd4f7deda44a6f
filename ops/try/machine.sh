# Read by ops/try.sh: how processes are started and ended, and the parts of ops/ as one machine has them.
# shellcheck shell=bash disable=SC2154

ms() { date +%s%3N; }
fail() { echo "FAILED: $*" >&2; exit 1; }
part() { node ops/try/parts.ts "$@"; }

# the Node that came with the packages, as the units take it
PATH=$PWD/node_modules/.bin:$PATH

# --- processes: each is started here, known by its id, and ended at the end

start() {
  local name=$1
  shift
  "$@" >>"$work/log/$name" 2>&1 </dev/null &
  pid[$name]=$!
  # so that the shell says nothing of those that are killed
  disown "$!"
  started=("$name" "${started[@]}")
}

end() {
  local name=$1 signal=${2:-TERM}
  [ -n "${pid[$name]:-}" ] || return 0
  kill -s "$signal" "${pid[$name]}" 2>/dev/null || true
  for _ in $(seq 300); do kill -0 "${pid[$name]}" 2>/dev/null || break; sleep 0.1; done
  kill -s KILL "${pid[$name]}" 2>/dev/null || true
  unset "pid[$name]"
}

# INT is the fast end of PostgreSQL, which else waits for whoever is connected
end_all() {
  local status=$? name
  trap - EXIT INT TERM
  for name in "${started[@]}"; do
    case $name in postgres*) end "$name" INT ;; *) end "$name" ;; esac
  done
  if [ "$status" -ne 0 ]; then echo "What was made, and logs, are in $work" >&2
  elif [ "$keep" = no ]; then rm -rf "$work"; fi
  exit "$status"
}

# until WHAT SECONDS COMMAND…
until_true() {
  local what=$1 patience=$2 from
  shift 2
  from=$(ms)
  until "$@" >/dev/null 2>&1; do
    [ $(($(ms) - from)) -lt $((patience * 1000)) ] || fail "$what (logs: $work/log)"
    sleep 0.2
  done
}

# below those from which the system takes its own for connections
free_ports() {
  local port=$((18000 + RANDOM % 12000)) left=$1
  while [ "$left" -gt 0 ]; do
    port=$((port + 1))
    (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port"; left=$((left - 1)); }
  done
}

# --- what the machine needs

install_missing() {
  local wanted=() missing=() package major
  command -v node >/dev/null || wanted+=(nodejs)
  command -v npm >/dev/null || wanted+=(npm)
  for package in nginx pgbouncer openssl curl; do command -v "$package" >/dev/null || wanted+=("$package"); done
  [ ${#wanted[@]} -eq 0 ] || apt-get update -qq
  major=$(apt-cache policy postgresql | sed -n 's/^ *Candidate: \([0-9]*\).*/\1/p')
  [ "${major:-0}" -lt 16 ] || [ -x "/usr/lib/postgresql/$major/bin/postgres" ] || missing+=("postgresql-$major")
  missing+=("${wanted[@]}")
  [ ${#missing[@]} -gt 0 ] || return 0
  # what Debian would start by itself is started here instead
  local policy=/usr/sbin/policy-rc.d made=no
  [ -e "$policy" ] || { made=yes; printf '#!/bin/sh\nexit 101\n' >"$policy"; chmod 755 "$policy"; }
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >"$work/log/apt" 2>&1 </dev/null ||
    fail "apt-get could not install ${missing[*]} ($work/log/apt)"
  [ "$made" = no ] || rm "$policy"
}

build() {
  [ -e node_modules/.package-lock.json ] || npm ci >"$work/log/npm" 2>&1 </dev/null || fail "npm ci failed ($work/log/npm)"
  node tools/build.mjs --if-stale >"$work/log/build" 2>&1 || fail "the build failed ($work/log/build)"
}

find_postgres() {
  id postgres >/dev/null 2>&1 || id bargah-db >/dev/null 2>&1 ||
    useradd --system --user-group --no-create-home --shell /usr/sbin/nologin bargah-db
  local user
  user=$(id -nu postgres 2>/dev/null || echo bargah-db)
  uid=$(id -u "$user") gid=$(id -g "$user")
  # neither it nor the pooler runs as root
  as_database=(setpriv --reuid "$uid" --regid "$gid" --clear-groups env -i "PATH=$PATH" LC_ALL=C)
  bin=$(find /usr/lib/postgresql -path '*/bin/postgres' 2>/dev/null | sort -V | tail -n 1 | xargs -r dirname)
  [[ $bin =~ /(1[6-9]|[2-9][0-9])/bin$ ]] || bin=$(part binaries "$work" "$uid" "$gid")/bin
}

# --- the parts, as ops/ has them

make_secrets() {
  ops/make-secrets.sh "localhost:$https" "$work/secrets" >/dev/null
  # in the containers these are names; here all is on this machine
  sed -i "s/@pooler:6432/@127.0.0.1:$pooler_port/; s/@replica:5432/@127.0.0.1:$two/; s/\"port\": 7071/\"port\": $signer_port/; s/0\.0\.0\.0/127.0.0.1/" "$work"/secrets/*
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj '/CN=Bargah, tried' \
    -keyout "$work/tls/ca.key" -out "$work/tls/ca.pem" 2>/dev/null
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=localhost' \
    -keyout "$work/tls/privkey.pem" -out "$work/tls/request.pem" 2>/dev/null
  printf 'subjectAltName=DNS:localhost\n' >"$work/tls/names"
  openssl x509 -req -in "$work/tls/request.pem" -CA "$work/tls/ca.pem" -CAkey "$work/tls/ca.key" -CAcreateserial -days 2 \
    -extfile "$work/tls/names" -out "$work/tls/fullchain.pem" 2>/dev/null
}

secret() { cat "$work/secrets/$1"; }
superuser() { echo "postgres://postgres:$(secret postgres_password)@127.0.0.1:$1/postgres"; }
sql() { part sql "$(superuser "$1")"; }

serve_postgres() {
  start "postgres-$1" "${as_database[@]}" "$bin/postgres" -D "$work/postgres/$1" -c "port=$2" -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories= -c wal_level=replica -c max_wal_senders=8 -c hot_standby=on -c wal_keep_size=1GB
  until_true "PostgreSQL $1 does not answer" 60 sql "$2" <<<'select 1'
}

make_primary() {
  install -d -o "$uid" -g "$gid" -m 700 "$work/postgres/one"
  "${as_database[@]}" "$bin/initdb" -D "$work/postgres/one" -U postgres --encoding UTF8 --locale C --auth scram-sha-256 \
    --pwfile "$work/secrets/postgres_password" >"$work/log/initdb" 2>&1 || fail "initdb failed ($work/log/initdb)"
  serve_postgres one "$one"
  part sql "$(superuser "$one")" "$work/secrets/roles.sql"
}

# follow FROM NAME PORT: a new replica of FROM, which is a name and a port too
follow() {
  local from=$1 from_port=$2 name=$3 port=$4
  local to="$work/postgres/$name" conninfo="host=127.0.0.1 port=$2 user=bargah_replica application_name=replica"
  install -d -o "$uid" -g "$gid" -m 700 "$to"
  if [ -x "$bin/pg_basebackup" ]; then
    "${as_database[@]}" "PGPASSWORD=$(secret replication_password)" "$bin/pg_basebackup" -D "$to" -R -X stream -c fast -d "$conninfo"
  else
    part copy "$(superuser "$from_port")" "$work/postgres/$from" "$to"
    touch "$to/standby.signal"
    echo "primary_conninfo = '$conninfo password=$(secret replication_password)'" >>"$to/postgresql.auto.conf"
    chown "$uid:$gid" "$to"/*
  fi
  serve_postgres "$name" "$port"
  # from here on a commit is answered when the replica has it on disk too
  sql "$from_port" <<<"alter system set synchronous_standby_names = 'replica';
select pg_reload_conf();" >/dev/null
  until_true "the replica does not follow" 60 is_synchronous "$from_port"
}
# kill_postgres NAME: as its machine's death, all of its processes at once
kill_postgres() {
  # shellcheck disable=SC2046
  kill -s KILL "${pid[postgres-$1]}" $(cat "/proc/${pid[postgres-$1]}/task/${pid[postgres-$1]}/children") 2>/dev/null || true
  end "postgres-$1"
}
is_synchronous() { sql "$1" <<<'select sync_state from pg_stat_replication' | grep -q '^sync$'; }

takes_writes() { sql "$1" <<<'select pg_is_in_recovery()' | grep -q '^false$'; }

lead_pooler_to() { sed -i "s/port=[0-9]* dbname/port=$1 dbname/" "$work/pgbouncer.ini"; }

serve_pooler() {
  cp ops/pgbouncer.ini "$work/pgbouncer.ini"
  sed -i "s/listen_port = .*/listen_port = $pooler_port/; s#/etc/pgbouncer/userlist.txt#$work/secrets/userlist.txt#" "$work/pgbouncer.ini"
  pool_mode=transaction
  # before 1.21 it does not follow what is prepared
  if [ "$(pgbouncer --version | sed -n 's/^PgBouncer 1\.\([0-9]*\).*/\1/p')" -lt 21 ]; then
    pool_mode=session
    sed -i 's/^pool_mode = .*/pool_mode = session/; /^max_prepared_statements/d; s/^default_pool_size = .*/default_pool_size = 60/' "$work/pgbouncer.ini"
  fi
  lead_pooler_to "$one"
  start pooler "${as_database[@]}" pgbouncer "$work/pgbouncer.ini"
  until_true 'the pooler does not answer' 30 part sql "$(secret database_url)" <<<'select 1'
}

serve_signer() {
  # the signer looks for the logs that it signs
  env "${server_settings[@]}" "DATA_DIR=$work/server-1" npm run --silent migrate >"$work/log/migrate" 2>&1 || fail "migrate failed ($work/log/migrate)"
  mkdir "$work/signer"
  cp "$work/secrets/log-signer.json" "$work/signer/"
  start signer node server/dist/log-signer.js "$work/signer/log-signer.json"
  until_true 'the signer does not listen' 60 grep -q 'listens at' "$work/log/signer"
}

say_settings() {
  server_settings=(NODE_ENV=production DEMO=1 "PUBLIC_URL=$url" "DATABASE_URL=$(secret database_url)"
    "DATABASE_DIRECT_URL=$(secret database_direct_url)" "DATABASE_OWNER_URL=$(secret database_owner_url)"
    "DATABASE_READ_URL=$(secret database_read_url)"
    "SECRET=$(secret secret)" "LOG_SIGNER=http://127.0.0.1:$signer_port" "LOG_SIGNER_TOKEN=$(secret signer_token)"
    "FILES_DIR=$work/files")
}
serve() {
  start "server-$1" env "${server_settings[@]}" "PORT=${server_port[$1]}" "DATA_DIR=$work/server-$1" node server/dist/main.js
  until_true "server $1 is not ready" 300 is_ready "$1"
}
is_ready() { curl -fs "http://127.0.0.1:${server_port[$1]}/readyz"; }

serve_proxy() {
  # name, ports and certificates; nothing else of it is touched
  sed "s/127\.0\.0\.1:3000/127.0.0.1:${server_port[1]}/
    s/^\( *server \)127\.0\.0\.1:3001\(.*\)/\1127.0.0.1:${server_port[2]}\2\n\1127.0.0.1:${server_port[3]}\2/
    s/bargah\.example\.ir/localhost/; s/listen \(\[::\]:\)\?80;/listen \1$http;/; s/listen \(\[::\]:\)\?443 /listen \1$https /
    s#https://\$host#&:$https#; s#/etc/bargah/tls#$work/tls#" ops/nginx.conf >"$work/site.conf"
  [ -e /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' "$work/site.conf"
  printf 'pid %s/nginx.pid;\nworker_rlimit_nofile 20000;\nevents { worker_connections 8192; }\nhttp {\n  access_log off;\n  include %s/site.conf;\n}\n' "$work" "$work" >"$work/nginx.conf"
  start proxy nginx -e "$work/log/nginx" -c "$work/nginx.conf" -g 'daemon off;'
  until_true 'nginx does not answer' 30 curl -fs --cacert "$work/tls/ca.pem" "$url/healthz"
}
