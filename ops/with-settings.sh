#!/bin/sh
# Runs a command with the settings of bargah@PORT, as its user: ops/with-settings.sh 3000 npm run backup -- FILE
set -eu
port=${1:?the port of the server, and the command}
shift
set -a
. /etc/bargah/env
if [ -e "/etc/bargah/env-$port" ]; then . "/etc/bargah/env-$port"; fi
NODE_ENV=production PORT=$port DATA_DIR=/var/lib/bargah/$port
# the file of the secret is not the user's to read
SECRET=$(cat /etc/bargah/secret)
set +a
cd /opt/bargah
exec runuser -u bargah -- "$@"
