import { password } from './accounts.ts'

/** A signed-in person's calls to the API, without a browser. Paths begin after `/api`. */
export interface ApiSession {
  get: (path: string) => Promise<unknown>
  /** Resolves when the server has acknowledged; rejects for any other answer and for none. */
  post: (path: string) => Promise<unknown>
}

export async function apiSession(address: string, email: string): Promise<ApiSession> {
  const body = JSON.stringify({ user: { email, password } })
  const signedIn = await fetch(`${address}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body,
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const call = async (method: string, path: string) => {
    const response = await fetch(`${address}/api${path}`, { method, headers: { cookie, origin: address } })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return { get: (path) => call('GET', path), post: (path) => call('POST', path) }
}

interface Flows {
  flows: { learning_modules: { id: string }[] }[]
}
interface Module {
  learning_module: { chapters: { steps: { url: string; is_completed: boolean }[] }[] }
}

/** Every step of the course, and whether this person has completed it. */
export async function stepsOf(session: ApiSession): Promise<{ url: string; isCompleted: boolean }[]> {
  const { flows } = (await session.get('/flows')) as Flows
  const ids = flows.flatMap((flow) => flow.learning_modules.map(({ id }) => id))
  const modules = await Promise.all(ids.map((id) => session.get(`/learning_module/${id}`) as Promise<Module>))
  return modules
    .flatMap(({ learning_module }) => learning_module.chapters.flatMap(({ steps }) => steps))
    .map(({ url, is_completed }) => ({ url, isCompleted: is_completed }))
}
