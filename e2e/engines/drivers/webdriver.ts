import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds; a driver listens within a second on a calm machine. */
const startTimeout = 30_000

class WebDriverError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A session of W3C WebDriver, with the few calls that journeys need (https://www.w3.org/TR/webdriver2/). */
export class WebDriverSession {
  readonly #base: string

  private constructor(base: string) {
    this.#base = base
  }

  /** Asks the driver at this address for a new browser. Throws what the driver answers when there is none. */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const wanted = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, wanted)
    return new WebDriverSession(`${driver}/session/${sessionId}`)
  }

  get = <T>(path: string): Promise<T> => call('GET', `${this.#base}${path}`)
  post = <T>(path: string, body: object = {}): Promise<T> => call('POST', `${this.#base}${path}`, body)
  end = (): Promise<void> => call('DELETE', this.#base)

  /** The value of a JavaScript expression in the page. */
  evaluate = <T>(expression: string): Promise<T> =>
    this.post('/execute/sync', { script: `return (${expression})`, args: [] })

  /** Presses these keys one after the other; a key without a character has its code point of the standard. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Role and name of what has the focus, as the browser computes them for assistive technology. */
  async focused(): Promise<{ role: string; name: string }> {
    try {
      const [id] = Object.values(await this.get<Record<string, string>>('/element/active'))
      const role = await this.get<string>(`/element/${id}/computedrole`)
      return { role, name: await this.get(`/element/${id}/computedlabel`) }
    } catch (error) {
      // The page has taken the element away between two of these calls.
      if (error instanceof WebDriverError && error.code === 'stale element reference') return { role: '', name: '' }
      throw error
    }
  }
}

/** Waits until a driver takes sessions. */
export async function untilReady(driver: string): Promise<void> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    const status = await call<{ ready: boolean }>('GET', `${driver}/status`).catch(() => undefined)
    if (status?.ready) return
    await pause(50)
  }
  throw new Error(`The driver at ${driver} was not ready after ${startTimeout} ms`)
}

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new WebDriverError(String(value.error), `${method} ${url}: ${value.error}: ${value.message}`)
  return value
}
