#!/bin/bash
# The replica: copies the database once, then follows its stream.
set -eu
export PGPASSWORD
PGPASSWORD=$(cat /run/secrets/replication_password)
PGDATA=${PGDATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --wal-method=stream \
    --dbname 'host=database user=bargah_replica application_name=replica'
  chmod 700 "$PGDATA"
fi
exec postgres -D "$PGDATA"
