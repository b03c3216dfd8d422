#!/bin/sh
# Says who must have written a transaction to disk before the primary acknowledges it. With "nobody", a primary that dies may take
# acknowledged writes with it.
# usage: confirm-by.sh NAME|nobody      on the primary
set -eu
name=$1

run() {
  psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --set name="$name" --dbname postgres
}

if [ "$name" = nobody ]; then
  echo 'alter system reset synchronous_standby_names; select pg_reload_conf();' | run >/dev/null
  echo 'Nobody confirms writes.'
  exit 0
fi
# Told to wait for a standby that is not there, the primary would acknowledge nothing.
tries=0
until [ "$(echo "select count(*) from pg_stat_replication where application_name = :'name' and state = 'streaming'" | run)" = 1 ]; do
  tries=$((tries + 1))
  if [ "$tries" -gt 300 ]; then
    echo "There is no standby $name that follows this primary." >&2
    exit 1
  fi
  sleep 0.2
done
cat <<'SQL' | run >/dev/null
select format('alter system set synchronous_standby_names = %L', 'FIRST 1 (' || quote_ident(:'name') || ')') \gexec
select pg_reload_conf();
SQL
until [ "$(echo "select sync_state from pg_stat_replication where application_name = :'name'" | run)" = sync ]; do
  sleep 0.2
done
echo "$name confirms each write."
