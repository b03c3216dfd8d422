import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type IdentityProvider, openIdentityProvider } from './identity-provider.ts'
import { addInstitutions } from './sign-ups.ts'
import type { TestApi } from './test-api.ts'

const product = 'http://stepwise.test'

/** Starts a provider before the first test of a file; the people of uni.test (study) or corp.test (pro) sign in at it. */
export function useIdentityProvider(api: TestApi, settings: { hasSignOut?: boolean } = {}) {
  const found = {} as { idp: IdentityProvider }
  beforeAll(async () => {
    found.idp = await openIdentityProvider({ products: [product], ...settings })
    await addInstitutions(api)
    const { edition } = api.context.settings
    await setUpSignIn(api, found.idp, edition === 'study' ? 'uni.test' : 'corp.test')
  })
  afterAll(() => found.idp.stop())
  // Tokens have the time of the machine.
  beforeEach(() => {
    api.clock.now = new Date()
    Object.assign(found.idp, { visitor: undefined, forge: undefined, hasWrongKey: false, failures: new Map() })
  })
  return () => found.idp
}

export async function setUpSignIn({ context }: TestApi, idp: IdentityProvider, domain: string) {
  const { issuer, clientId: client_id, clientSecret: client_secret } = idp
  await context.db.insertInto('identity_providers').values({ domain, issuer, client_id, client_secret }).execute()
}

/** A browser that goes to and fro between our API and a provider, with its cookies at both. */
export function institutionVisitor(api: TestApi, idp: () => IdentityProvider, domain = 'uni.test') {
  const [ours, theirs] = [new Map<string, string>(), new Map<string, string>()]

  /** Opens an address of ours; where it leads to, or the status of an answer that leads nowhere. */
  async function open(path: string, headers: Record<string, string> = {}) {
    const response = await api.app.inject({
      url: path,
      headers: { host: 'stepwise.test', cookie: lineOf(ours), ...headers },
    })
    keepAll(ours, [response.headers['set-cookie'] ?? []].flat())
    return String(response.headers.location ?? response.statusCode)
  }

  async function ask(address: string, form?: URLSearchParams) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: lineOf(theirs) },
      ...(form && { method: 'POST', body: form }),
    })
    keepAll(theirs, response.headers.getSetCookie())
    const to = response.headers.get('location')
    return { words: await response.text(), next: to === null ? undefined : new URL(to, address).href }
  }

  /** Follows the provider until it leads back to us. Returns the path, without its host; `its page` when it asks something. */
  async function passProvider(address: string) {
    let next: string | undefined = address
    for (let steps = 0; steps < 10 && next?.startsWith(idp().issuer); steps++) next = (await ask(next)).next
    if (!next) return 'its page'
    expect(next.startsWith(product), next).toBe(true)
    return next.slice(product.length)
  }

  /** Says yes on the provider's page that asks whether to sign out. Returns as passProvider. */
  async function signOutThere(address: string) {
    const { words } = await ask(address)
    const [, action = ''] = /action="([^"]+)"/.exec(words) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(words) ?? []
    const { next = '' } = await ask(action, new URLSearchParams({ xsrf, logout: 'yes' }))
    return passProvider(next)
  }

  const begin = (more = '') => open(`/api/auth/institutions/start?domain=${domain}${more}`)
  return {
    open,
    begin,
    /** Begins, signs in at the provider and comes back to us: the address with the code, not opened yet. */
    comeBack: async (more = '') => passProvider(await begin(more)),
    /** All of it: where the person ends up. */
    signIn: async (more = '') => open(await passProvider(await begin(more))),
    /** Calls with the browser's cookies, as our page makes them. */
    call: async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, more: Record<string, string> = {}) => {
      const response = await api.app.inject({
        method,
        url: `/api${path}`,
        headers: { host: 'stepwise.test', origin: product, cookie: lineOf(ours), ...more },
        ...(body && { payload: body }),
      })
      keepAll(ours, [response.headers['set-cookie'] ?? []].flat())
      return { status: response.statusCode, body: response.json() }
    },
    cookies: ours,
    passProvider,
    signOutThere,
  }
}

const lineOf = (cookies: Map<string, string>) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function keepAll(cookies: Map<string, string>, lines: string[]) {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const isGone = attributes.some((one) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(one))
    if (isGone || value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}
