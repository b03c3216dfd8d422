import pg from 'pg'
import { answerConnect } from './answer-connect.ts'
import { isConnectionUseless } from './unavailable.ts'

/** How long a call waits for a response of the server before its connection counts as dead; longer than the server lets a statement run. */
export const responseTimeoutMs = 10_000

/**
 * A connection to a PostgreSQL that may go away. Its timeouts are set by a statement, because pgbouncer refuses them as parameters of
 * the start. A connection that hangs, broke, or leads to a standby is ended, so that the pool does not hand it out again.
 */
export class ServerClient extends pg.Client {
  protected readonly statementTimeoutMs: number = 8000

  constructor(config?: pg.ClientConfig) {
    super(config)
    // Without a listener, a connection that breaks while someone has it would end the process.
    this.on('error', () => undefined)
  }

  override connect(done?: unknown): never {
    const connected = super
      .connect()
      .then(() => {
        const ms = this.statementTimeoutMs
        return super.query(`set statement_timeout = ${ms}; set idle_in_transaction_session_timeout = ${ms}`)
      })
      .then(() => this)
    return answerConnect(connected, done)
  }

  // biome-ignore lint/suspicious/noExplicitAny: as many forms as node-postgres has
  override query(...given: any[]): any {
    const [last] = given.slice(-1)
    const run = super.query as (...args: unknown[]) => Promise<unknown>
    if (typeof last === 'function') {
      const done = (error: unknown, result: unknown) => {
        this.#endIfUseless(error)
        last(error, result)
      }
      return run.apply(this, [...given.slice(0, -1), done])
    }
    const result = run.apply(this, given)
    // A query object with callbacks of its own, such as a cursor, is not a promise.
    if (!(result instanceof Promise)) return result
    return result.catch((error) => {
      this.#endIfUseless(error)
      throw error
    })
  }

  /** Cut, not said goodbye to: no one may be there to hear it. */
  #endIfUseless(error: unknown) {
    if (!isConnectionUseless(error)) return
    const { stream } = (this as unknown as { connection: { stream: { destroy: () => void } } }).connection
    stream.destroy()
  }
}

/** Longer than a start takes on a machine that is busy with others. After it, whoever waits for a machine that is gone tries again. */
export const patienceMs = 600_000

/**
 * The same for what a start does once, beside other processes that start: one loads the content, the others wait for it, and on a busy
 * machine both take longer than any call may.
 */
export class PatientClient extends ServerClient {
  protected override readonly statementTimeoutMs = patienceMs
}
