#!/bin/sh
# Makes a stopped old primary the standby of the new one. Writes that only it had, and that nobody was shown, are undone.
# Then start it.
# usage: rejoin.sh NAME PRIMARY_HOST PRIMARY_PORT DATA_FOLDER [POSTGRESQL_CONF]      the password of repl stands in ~/.pgpass
set -eu
name=$1
host=$2
port=$3
data=$4
configuration=${5:-$data/postgresql.conf}

if pg_ctl status --pgdata="$data" >/dev/null; then
  echo "The server of $data is running. Stop it first." >&2
  exit 1
fi
# However this ends, what is started here afterwards does not call itself the primary.
trap 'touch "$data/standby.signal"' EXIT
# After a crash pg_rewind first lets the old primary recover, which it does not as a standby.
rm -f "$data/standby.signal"
pg_rewind --target-pgdata="$data" --config-file="$configuration" --write-recovery-conf \
  --source-server="host=$host port=$port user=repl dbname=postgres application_name=$name"
echo "$data follows $host:$port. Start it now."
