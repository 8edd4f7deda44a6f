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
# what a long list reads here the database keeps, so that the list is not cancelled
exec postgres -D "$PGDATA" -c hot_standby_feedback=on
