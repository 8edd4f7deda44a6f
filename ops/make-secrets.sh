#!/bin/sh
# Makes what ops/compose.yml keeps in ops/secrets/, once: nothing that is there is written over. In: the name of the logs'
# origin, such as bargah.example.ir; a folder; and, without containers, the address at which pooler and signer listen, such as
# 127.0.0.1: then nobody but the owner reads what is made.
set -eu
origin=${1:?the name under which the logs are signed, such as bargah.example.ir}
folder=${2:-$(dirname "$0")/secrets}
at=${3:-}
pooler=${at:-pooler} replica=${at:-replica} signs_at=${at:-0.0.0.0}
mkdir "$folder" || { echo "$folder is there already" >&2; exit 1; }
cd "$folder"
# 32 bytes as letters and digits alone, so that they stand in addresses as they are
word() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
app=$(word) owner=$(word) signer=$(word) replication=$(word) token=$(word)
put() { printf '%s\n' "$2" > "$1"; }
put secret "$(word)"
put signer_token "$token"
put s3_secret_key "$(word)"
put postgres_password "$(word)"
put replication_password "$replication"
put database_url "postgres://bargah_app:$app@$pooler:6432/bargah"
# through the pooler too, in session mode: where the primary is stands there alone
put database_direct_url "postgres://bargah_app:$app@$pooler:6432/bargah_direct"
put database_owner_url "postgres://bargah_owner:$owner@$pooler:6432/bargah_direct"
put database_read_url "postgres://bargah_app:$app@$replica:5432/bargah"
put userlist.txt "\"bargah_app\" \"$app\"
\"bargah_owner\" \"$owner\"
\"bargah_log_signer\" \"$signer\""
put log-signer.json "{ \"databaseUrl\": \"postgres://bargah_log_signer:$signer@$pooler:6432/bargah_direct\", \"origin\": \"$origin\", \"token\": \"$token\", \"host\": \"$signs_at\", \"port\": 7071 }"
cat > roles.sql <<SQL
create role bargah_owner login password '$owner';
create role bargah_app login password '$app';
create role bargah_log nologin;
create role bargah_log_signer login password '$signer';
create role bargah_replica login replication password '$replication';
grant bargah_log, bargah_log_signer to bargah_owner with inherit false, set true;
create database bargah owner bargah_owner template template0 encoding 'UTF8' locale_provider icu icu_locale 'fa' locale 'C' lc_ctype 'C.UTF-8';
SQL
if [ -n "$at" ]; then
  chmod 600 ./*
  chmod 700 .
else
  # containers read them as users of their own
  chmod 644 ./*
  chmod 711 .
fi
echo "made in $folder; keep a copy of it where nobody else reads"
