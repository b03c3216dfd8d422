import type pg from 'pg'

const minutes = 60_000

/**
 * Deletes expired rows every hour while the server runs. The embedded database also gets checkpoints, without which its
 * write-ahead log would grow without end, and a vacuum, because it does neither by itself. Returns a function that stops it.
 * `onFailure` gets every error; the next round tries again.
 */
export function startMaintenance(pool: pg.Pool, options: { embedded: boolean; onFailure: (error: unknown) => void }) {
  const run = (statement: string) => pool.query(statement).catch(options.onFailure)
  const timers = [
    setInterval(() => {
      run('delete from sessions where expires_at < now()')
      run("delete from sign_in_attempts where last_tried_at < now() - interval '1 day'")
      run('delete from request_limits where ends_at < now()')
      // A day later, so that an expired link can say that it has expired.
      run("delete from downloads where expires_at < now() - interval '1 day'")
      run("delete from deleted_notes where deleted_at < now() - interval '1 hour'")
      run("delete from mail_tokens where expires_at < now() - interval '30 days'")
      run("delete from users where confirmed_at is null and created_at < now() - interval '30 days'")
      run("delete from version_counts where hour < now() - interval '30 days'")
      run("delete from mails where coalesce(sent_at, given_up_at) < now() - interval '30 days'")
      run("delete from repeated_sign_ups where created_at < now() - interval '30 days'")
    }, 60 * minutes),
  ]
  if (options.embedded) {
    timers.push(setInterval(() => run('checkpoint'), 5 * minutes))
    timers.push(setInterval(() => run('vacuum (analyze)'), 180 * minutes))
  }
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
