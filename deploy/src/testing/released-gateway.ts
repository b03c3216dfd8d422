import fastify from 'fastify'
import type { GatewaySettings } from '../gateway/settings.ts'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { directoryStore } from '../store/directory-store.ts'
import { fakeHost, fakeRemote } from './fake-parts.ts'
import { namedVersions } from './fake-store.ts'
import { anyPort, openGateway } from './open-gateway.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const secret = 'a secret that is long enough to be one'
export const origin = 'http://stepwise.test'

/** Who is signed in, by the value of the session's cookie. */
const people: Record<string, { name: string; role: string }> = {
  quinn: { name: 'Quinn Archer', role: 'qa' },
  cora: { name: 'Cora Mensah', role: 'content_manager' },
  student: { name: 'Sam Okafor', role: 'student' },
  sam: { name: 'Sam Field', role: 'student' },
}

/** For tests: an API that knows who is signed in, and demo accounts with the names of {@link people}. */
async function fakeApi() {
  const api = fastify({ logger: false })
  const calls: string[] = []
  api.addHook('onRequest', async ({ method, url }) => void calls.push(`${method} ${url}`))
  api.get('/api/auth/person', async (request, reply) => {
    const [, name = ''] = /session=(\w+)/.exec(request.headers.cookie ?? '') ?? []
    return people[name] ?? reply.code(401).send({})
  })
  api.post('/api/auth/sign_in', async (request, reply) => {
    const { user } = request.body as { user: { email: string; password: string } }
    const [name = '', domain] = user.email.split('@')
    if (!people[name] || domain !== 'demo.stepwise.test' || user.password !== 'Stepwise-demo-1')
      return reply.code(401).send({})
    return reply.header('set-cookie', [`session=${name}; Path=/; HttpOnly`, 'bucket=1; Path=/']).send({})
  })
  api.delete('/api/auth/sign_out', (_request, reply) => reply.header('set-cookie', 'session=; Max-Age=0').send({}))
  return { api, calls, apiUrl: await api.listen(anyPort) }
}

export type ReleasedGateway = Awaited<ReturnType<typeof releasedGateway>>

/**
 * For tests: a gateway with a store in which host, learn and journal are live as 1.0.0, and learn and journal are stored as 2.0.0, learn as
 * 3.0.0 too, which needs more of the host than it has.
 */
export async function releasedGateway(settings: Partial<GatewaySettings> = {}) {
  const { api, calls, apiUrl } = await fakeApi()
  const storeDir = await temporaryFolder()
  const store = directoryStore(storeDir)
  await publish(store, 'host', await fakeHost('1.0.0', {}, { 'favicon.ico': 'an icon' }))
  const routes = (title: string) =>
    [
      { path: '/learn/:slug', page: 'home', access: 'signed-in' },
      { path: '/learn-more', page: 'home', access: 'public' },
      { path: '/learn', page: 'home', access: 'signed-in', title },
    ] as const
  for (const version of ['1.0.0', '2.0.0']) {
    const config = { title: 'Learning', routes: [...routes(version)] }
    await publish(store, 'learn', await fakeRemote('learn', version, { config }))
    await publish(store, 'journal', await fakeRemote('journal', version))
  }
  await publish(store, 'learn', await fakeRemote('learn', '3.0.0', { manifest: { sharedRange: '^9.0.0' } }))
  await promote(store, namedVersions('host@1.0.0 learn@1.0.0 journal@1.0.0'), { who: 'ada', why: 'first' })
  const app = await openGateway({ store, apiUrl, publicOrigin: origin, releaseSecret: secret, ...settings })

  const headers = (cookie: string, more: Record<string, string>) => ({
    host: 'stepwise.test',
    accept: 'text/html',
    ...(cookie && { cookie }),
    ...more,
  })
  return {
    app,
    api,
    calls,
    store,
    storeDir,
    promote: (text: string) => promote(store, namedVersions(text), { who: 'ada', why: '' }),
    get: (url: string, cookie = '', more = {}) => app.inject({ url, headers: headers(cookie, more) }),
    post: (url: string, payload: object | string, cookie = '', more = {}) =>
      app.inject({ method: 'POST', url, payload, headers: headers(cookie, { accept: '*/*', origin, ...more }) }),
    stop: async () => {
      await app.close()
      await api.close()
    },
  }
}

/** For tests: the cookies that a response sets, with their attributes, by name. */
export function cookiesIn({ headers }: { headers: NodeJS.Dict<string | string[] | number> }): Record<string, string> {
  const all = [headers['set-cookie'] ?? []].flat().map(String)
  return Object.fromEntries(all.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]))
}

/** For tests: what a browser sends of an override that a response has set. */
export const readCookie = (response: Parameters<typeof cookiesIn>[0]) =>
  `stepwise_override_study=${(cookiesIn(response).stepwise_override_study ?? '').split(';')[0]}`

/** For tests: the versions that a page carries, such as `host@1.0.0 journal@1.0.0 learn@2.0.0`, and why. */
export function setIn({ body }: { body: string }) {
  const [, json = '{}'] = /id="registry">([\s\S]*?)<\/script>/.exec(body) ?? [undefined, body]
  const { host, remotes, selection, canaries } = JSON.parse(json)
  const parts = remotes.map((remote: { config: { name: string }; version: string }) => [
    remote.config.name,
    remote.version,
  ])
  const set = [['host', host.version], ...parts].map((part) => part.join('@')).join(' ')
  return { set, selection, canaries }
}
