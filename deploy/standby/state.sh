#!/bin/sh
# One line for monitoring: primary or standby, who follows, who confirms, and how far behind. `alone` and `late` want somebody to look.
# usage: state.sh
set -eu

psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --dbname postgres <<'SQL'
select case
  when pg_is_in_recovery() then
    case when exists (select from pg_stat_wal_receiver where status = 'streaming') then 'standby following' else 'standby alone' end
  when not exists (select from pg_stat_replication where sync_state = 'sync') then 'primary alone'
  else (
    select 'primary confirmed by ' || application_name ||
      case when coalesce(flush_lag, '0') > interval '1 second' then ' late ' || flush_lag else '' end
    from pg_stat_replication where sync_state = 'sync' limit 1
  )
end
SQL
