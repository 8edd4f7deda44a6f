#!/bin/bash
# In the database's first start: lets the replica follow.
set -eu
echo 'host replication bargah_replica samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
