#!/bin/sh
# Makes the running PostgreSQL one that can have a standby, and can become one. Then it needs a restart. It may be run again.
# usage: REPLICATION_PASSWORD=… primary.sh      by who may do everything in the database; PGHOST and PGPORT say where it is
set -eu

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" --dbname postgres <<'SQL'
alter system set listen_addresses = '*';
-- Without it pg_rewind cannot make a standby of an old primary.
alter system set wal_log_hints = on;
-- A standby that was away for this much goes on by itself. A replication slot would fill the disk of the primary instead.
alter system set wal_keep_size = '2GB';
-- A machine that is gone is noticed, although its network says nothing.
alter system set wal_sender_timeout = '10s';
alter system set wal_receiver_timeout = '10s';
-- A committed transaction waits for the standby's disk, not for its memory.
alter system set synchronous_commit = on;

select 'create role repl' where not exists (select from pg_roles where rolname = 'repl') \gexec
select 'create role hacheck' where not exists (select from pg_roles where rolname = 'hacheck') \gexec
alter role repl login replication password :'password';
alter role hacheck login connection limit 20;
-- What pg_rewind reads.
grant execute on function pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean), pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean) to repl;
SQL
echo 'Restart it now.'
