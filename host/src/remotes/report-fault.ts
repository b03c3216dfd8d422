interface Fault {
  /** The remote, or 'host'. */
  part: string
  version: string
  error: unknown
  /** 'error': nothing has caught it, and the part may go on. A part that is not there has a fault. */
  kind?: 'fault' | 'error'
}

/** Reports to the server that a part failed: its name, its version and the error's message, nothing personal. Never throws. */
export function reportFault({ part, version, error, kind = 'fault' }: Fault): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  // The browser itself has printed what nothing caught.
  if (kind === 'fault') console.error(`[stepwise] ${part} ${version}`, error)
  const body = JSON.stringify({ fault: { part, version, message: message.slice(0, 500) } })
  navigator.sendBeacon?.('/api/client_faults', new Blob([body], { type: 'application/json' }))
}
