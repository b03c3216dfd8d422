import type pg from 'pg'

const minutes = 60_000

/** The network of an address in text: the first three numbers of IPv4, the first three groups of IPv6. What is neither goes. */
const network = `case
  when address ~ '\\.\\d+$' then regexp_replace(address, '\\.\\d+$', '.0')
  when address like '%:%' then coalesce(substring(address from '^(?:[0-9A-Fa-f]+:){1,3}'), ':') || ':'
  else ''
end`
/** Addresses that are networks already, so that each is written once. */
const isNetwork = `address ~ '^$|\\.0$|^(:|([0-9A-Fa-f]+:){1,3}):$'`

/** What is deleted or shortened when its time is over, every hour. */
export const hourlyStatements = [
  'delete from sessions where expires_at < now()',
  "delete from sign_in_attempts where last_tried_at < now() - interval '1 day'",
  'delete from request_limits where ends_at < now()',
  // A day later, so that an expired link can say that it has expired.
  "delete from downloads where expires_at < now() - interval '1 day'",
  "delete from deleted_notes where deleted_at < now() - interval '1 hour'",
  "delete from mail_tokens where expires_at < now() - interval '30 days'",
  // An email may wait for days before its link begins to count.
  "delete from email_changes where asked_at < now() - interval '30 days'",
  'delete from sign_in_challenges where expires_at < now()',
  "delete from known_devices where last_seen_at < now() - interval '400 days'",
  "delete from account_events where at < now() - interval '1 year'",
  `update account_events set address = ${network} where at < now() - interval '30 days' and not (${isNetwork})`,
  "delete from users where confirmed_at is null and created_at < now() - interval '30 days'",
  "delete from page_reports where at < now() - interval '1 day'",
  "delete from version_counts where hour < now() - interval '30 days'",
  'delete from data_exports where expires_at < now()',
  "delete from mails where coalesce(sent_at, given_up_at) < now() - interval '30 days'",
  "delete from repeated_sign_ups where created_at < now() - interval '30 days'",
]

/**
 * Deletes expired rows every hour while the server runs. The embedded database also gets checkpoints, without which its
 * write-ahead log would grow without end, and a vacuum, because it does neither by itself. Returns a function that stops it.
 * `onFailure` gets every error; the next round tries again.
 */
export function startMaintenance(pool: pg.Pool, options: { embedded: boolean; onFailure: (error: unknown) => void }) {
  const run = (statement: string) => pool.query(statement).catch(options.onFailure)
  const timers = [
    setInterval(() => {
      for (const statement of hourlyStatements) run(statement)
    }, 60 * minutes),
  ]
  if (options.embedded) {
    timers.push(setInterval(() => run('checkpoint'), 5 * minutes))
    timers.push(setInterval(() => run('vacuum (analyze)'), 180 * minutes))
  }
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
