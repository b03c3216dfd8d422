#!/bin/sh
# Makes the standby the primary. Only when the old primary is stopped, and cannot start by itself.
# usage: promote.sh      on the standby
set -eu

psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --dbname postgres >/dev/null <<'SQL'
-- It has no standby of its own yet: with the old primary's setting it would wait for one for ever.
alter system reset synchronous_standby_names;
select pg_promote(wait := true) as is_promoted \gset
\if :is_promoted
\else
  \warn It could not be promoted: its log says why.
  select 1 / 0;
\endif
-- Not before: a standby that reads its settings anew just then notices five seconds later that it is promoted.
select pg_reload_conf();
-- pg_rewind reads from the newest checkpoint on which timeline this is: without one it sees no difference.
checkpoint;
SQL
echo 'It is the primary.'
