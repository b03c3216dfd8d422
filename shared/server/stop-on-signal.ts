/** Ctrl+C reaches a process twice: from the terminal, and from the process that started it. */
const sameRequestMs = 1000

/**
 * On SIGTERM or SIGINT calls `stop` once and then ends the process; so it does when its parent, if that has an IPC channel to it, is gone.
 * A second signal ends it at once. `stop` receives whether there is anyone who waits for it.
 */
export function stopOnSignal(stop: (reason: 'signal' | 'orphaned') => Promise<void>): void {
  let requestedAt: number | undefined

  async function request(reason: 'signal' | 'orphaned') {
    if (requestedAt !== undefined) {
      if (reason === 'signal' && Date.now() - requestedAt > sameRequestMs) process.exit(1)
      return
    }
    requestedAt = Date.now()
    await stop(reason)
    process.exit(0)
  }
  process.on('SIGTERM', () => void request('signal'))
  process.on('SIGINT', () => void request('signal'))
  process.on('disconnect', () => void request('orphaned'))
}
