/** Milliseconds after which no answer counts as none. */
const patience = 8000

/** Whether the server can be reached: any answer will do, of a server in trouble too. Rejects when there is none. */
export async function askServer(): Promise<void> {
  await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
}
