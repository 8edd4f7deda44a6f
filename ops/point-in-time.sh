#!/bin/sh
# Any point in time of an outside PostgreSQL that archives its WAL, by its own tools (docs/operating.md).
#
#   point-in-time.sh base FOLDER                          a base backup into a new folder; PGHOST, PGUSER … say of which server
#   point-in-time.sh restore BASE ARCHIVE TIME FOLDER     makes FOLDER a server as it was at TIME, to be started with pg_ctl
#
# A restored server comes up at TIME and is then a server of its own; it is not to archive into the same ARCHIVE.
set -eu

usage() {
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

# a path within quotes, as a setting of PostgreSQL wants it
quoted() { printf '%s' "$1" | sed "s/'/''/g"; }

base() {
  [ $# -eq 1 ] || usage
  # with what was written meanwhile, so that it is whole by itself; each file's hash is looked at afterwards
  pg_basebackup --pgdata="$1" --wal-method=stream --checkpoint=fast --manifest-checksums=SHA256
  pg_verifybackup "$1"
}

restore() {
  [ $# -eq 4 ] || usage
  base=$1 archive=$2 time=$3 folder=$4
  [ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }
  [ -d "$archive" ] || { echo "$archive is no folder" >&2; exit 1; }
  cp -a "$base" "$folder"
  chmod 700 "$folder"
  cat >> "$folder/postgresql.auto.conf" <<END
restore_command = 'cp "$(quoted "$archive")/%f" "%p"'
recovery_target_time = '$(quoted "$time")'
recovery_target_action = 'promote'
archive_mode = 'off'
END
  touch "$folder/recovery.signal"
  echo "Start it: pg_ctl -D $folder start. Its log says at which moment it stopped."
}

[ $# -ge 1 ] || usage
command=$1
shift
case $command in
  base) base "$@" ;;
  restore) restore "$@" ;;
  *) usage ;;
esac
