#!/bin/sh
# Copies the primary into an empty data folder, as its standby. Then start it.
# usage: standby.sh NAME PRIMARY_HOST PRIMARY_PORT DATA_FOLDER      the password of repl stands in ~/.pgpass
set -eu
name=$1
host=$2
port=$3
data=$4

# Without a checkpoint at once the copy waits for the primary's next one, which may be minutes.
pg_basebackup --checkpoint=fast --wal-method=stream --write-recovery-conf --pgdata="$data" \
  --dbname="host=$host port=$port user=repl application_name=$name"
echo "$data is a copy of $host:$port. Start it now."
