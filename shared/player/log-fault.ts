import { call } from '@stepwise/shared/http'

/** Writes it where developers look, here and in the server's log. The person is told, if need be, by who calls this. */
export function logFault(message: string): void {
  console.error(`[stepwise] player: ${message}`)
  const fault = { part: 'player', version: '', message: message.slice(0, 500) }
  call('POST /client_faults', { body: { fault } }).catch(() => {})
}
