/** Ctrl+C reaches this process twice: from the terminal, and from npm. */
const sameRequestMs = 1000

/** Resolves at the first signal to stop. A later one ends this process at once, and with it those that it started. */
export function stopRequested(): Promise<undefined> {
  return new Promise((resolve) => {
    let requestedAt: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (requestedAt !== undefined && Date.now() - requestedAt > sameRequestMs) process.exit(1)
        requestedAt ??= Date.now()
        resolve(undefined)
      })
  })
}
