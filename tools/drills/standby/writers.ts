import { setTimeout } from 'node:timers/promises'
import { demoPassword } from '@stepwise/api/demo'

/** A response of an API. `status` 0: it did not answer at all. */
export interface WriterResponse {
  api: string
  at: number
  status: number
}

interface Person {
  email: string
  headers: Record<string, string>
  notes: string[]
  completed: string[]
}

const flowSteps = ['plan/start/read', 'plan/start/watch', 'plan/finish/try', 'draft/start/read', 'draft/finish/polish']
const noteStep = 'writing:plan:start:read'

/**
 * People who write notes and complete steps as fast as they are answered, at the APIs in turn. Like the outbox of the pages, they send
 * again what was not acknowledged, with the same key. A call that is not answered at all is noted, and sent again, too.
 */
export class Writers {
  readonly responses: WriterResponse[] = []
  readonly people: Person[] = []
  private readonly apis: string[]
  private isOver = false
  private running: Promise<void>[] = []

  constructor(apis: string[]) {
    this.apis = apis
  }

  async start(count: number) {
    for (let at = 0; at < count; at++) this.people.push(await this.signIn())
    this.running = this.people.map((person, at) => this.write(person, at))
  }

  /** Resolves when each call has been answered. */
  async stop() {
    this.isOver = true
    await Promise.all(this.running)
  }

  private async signIn(): Promise<Person> {
    const [api = ''] = this.apis
    const post = (path: string, body: object) =>
      fetch(`${api}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: api },
        body: JSON.stringify(body),
      })
    const { email } = (await (await post('/dev/demo_accounts', { like: 'new' })).json()) as { email: string }
    const signedIn = await post('/auth/sign_in', { user: { email, password: demoPassword } })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { email, headers: { cookie }, notes: [], completed: [] }
  }

  private async write(person: Person, at: number) {
    for (let count = 0; !this.isOver; count++) {
      const step = flowSteps[person.completed.length]
      if (count % 20 === 10 && step !== undefined) {
        const path = `/flows/writing/learning_modules/${step.replace(/\/(.*)\//, '/chapters/$1/steps/')}/complete`
        await this.post(person, path, undefined, at + count)
        person.completed.push(step)
        continue
      }
      const content = `note ${count}`
      const key = `person-${at}-note-${count}`
      await this.post(person, '/notes', { content, progress_step_id: noteStep, idempotency_key: key }, at + count)
      person.notes.push(content)
    }
  }

  /** Sends it until it is acknowledged. */
  private async post(person: Person, path: string, body: object | undefined, turn: number) {
    for (let attempt = turn; ; attempt++) {
      const api = this.apis[attempt % this.apis.length] ?? ''
      const status = await fetch(`${api}/api${path}`, {
        method: 'POST',
        headers: { ...person.headers, origin: api, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 0,
      )
      this.responses.push({ api, at: Date.now(), status })
      if (status === 200) return
      // Anything else is a mistake of ours, and must not be tried for ever.
      if (status !== 503 && status !== 0) throw new Error(`POST ${path} answered ${status}.`)
      await setTimeout(50)
    }
  }
}
