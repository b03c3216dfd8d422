import type pg from 'pg'

const minutes = 60_000

/**
 * Keeps the database tidy while the server runs: old sessions and attempts go, and the embedded database, which does
 * neither by itself, gets its checkpoints (the write-ahead log would grow without end) and its vacuum. Returns how to
 * stop. `onFailure` hears of what went wrong; the next round tries again.
 */
export function startMaintenance(pool: pg.Pool, options: { embedded: boolean; onFailure: (error: unknown) => void }) {
  const run = (statement: string) => pool.query(statement).catch(options.onFailure)
  const timers = [
    setInterval(() => {
      run('delete from sessions where expires_at < now()')
      run("delete from sign_in_attempts where last_tried_at < now() - interval '1 day'")
      run('delete from request_limits where ends_at < now()')
      // Kept for a while, so that an old link says why it no longer works.
      run("delete from downloads where expires_at < now() - interval '1 day'")
      run("delete from deleted_notes where deleted_at < now() - interval '1 hour'")
      run("delete from mail_tokens where expires_at < now() - interval '30 days'")
      run("delete from users where confirmed_at is null and created_at < now() - interval '30 days'")
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
