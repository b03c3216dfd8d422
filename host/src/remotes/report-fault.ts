interface Fault {
  /** The remote, or 'host'. */
  part: string
  version: string
  error: unknown
}

/** Reports to the server that a part failed: its name, its version and the error's message, nothing personal. Never throws. */
export function reportFault({ part, version, error }: Fault): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  console.error(`[stepwise] ${part} ${version}`, error)
  const body = JSON.stringify({ fault: { part, version, message: message.slice(0, 500) } })
  navigator.sendBeacon?.('/api/client_faults', new Blob([body], { type: 'application/json' }))
}
