#!/bin/sh
# Who may connect, at the top of pg_hba.conf: the product, the other database machine, and HAProxy's question who the primary is.
# usage: allow.sh PG_HBA_FILE NETWORK      such as: allow.sh /etc/postgresql/15/main/pg_hba.conf 10.0.0.0/24
set -eu
file=$1
network=$2

if grep -q '^# Stepwise:' "$file"; then
  echo "$file has these lines already."
  exit 0
fi
# hacheck has no password, may read nothing, and is asked before each line of the file's own.
lines=$(
  cat <<LINES
# Stepwise: the first line that fits counts.
host postgres    hacheck $network trust
host replication repl    $network scram-sha-256
host postgres    repl    $network scram-sha-256
host all         all     $network scram-sha-256

LINES
)
before=$(cat "$file")
printf '%s\n\n%s\n' "$lines" "$before" >"$file"
echo "$network may connect, once $file is read again."
