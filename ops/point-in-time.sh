#!/bin/sh
# Any point in time of an outside PostgreSQL that archives its WAL, by its own tools (docs/operating.md).
#
#   point-in-time.sh base FOLDER                          a base backup into a new folder; PGHOST, PGUSER … say of which server
#   point-in-time.sh restore BASE ARCHIVE TIME FOLDER     makes FOLDER a server as it was at TIME, to be started with pg_ctl
#
# A restored server comes up at TIME and is then a server of its own; it is not to archive into the same ARCHIVE. Run it as the
# user of the database, to whom both folders belong.
set -eu

usage() {
  sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

# program NAME MAJOR: where it is; Debian keeps those that few call in a folder for each version
program() {
  if [ -x "/usr/lib/postgresql/$2/bin/$1" ]; then echo "/usr/lib/postgresql/$2/bin/$1"
  else command -v "$1" || { echo "$1 of PostgreSQL $2 is not on this machine" >&2; exit 1; }; fi
}

# a path within quotes, as a setting of PostgreSQL wants it
quoted() { printf '%s' "$1" | sed "s/'/''/g"; }

base() {
  [ $# -eq 1 ] || usage
  # with what was written meanwhile, so that it is whole by itself; each file's hash is looked at afterwards
  pg_basebackup --pgdata="$1" --wal-method=stream --checkpoint=fast --manifest-checksums=SHA256
  verify=$(program pg_verifybackup "$(cat "$1/PG_VERSION")")
  "$verify" "$1"
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
  version=$(cat "$folder/PG_VERSION")
  start=$(program pg_ctl "$version")
  if [ -e "$folder/postgresql.conf" ]; then
    echo "Start it: $start -D $folder start. Its log says at which moment it stopped."
  else
    # Debian has its settings elsewhere
    echo "To look at it, beside the one that runs: $start start -w -D /etc/postgresql/$version/main -o '-c data_directory=$folder -c port=5433 -c external_pid_file='"
    echo "To take its place: data_directory = '$folder' in /etc/postgresql/$version/main/postgresql.conf, and start that. Its log says at which moment it stopped."
  fi
}

[ $# -ge 1 ] || usage
command=$1
shift
case $command in
  base) base "$@" ;;
  restore) restore "$@" ;;
  *) usage ;;
esac
