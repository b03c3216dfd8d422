import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type InteractionResults, Provider } from 'oidc-provider'
import { identityStore } from './identity-store.ts'

type Claims = Record<string, unknown>

/** An identity provider as an institution has one, on a port of this machine. A test changes its fields. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** What it says of its people, by the names with which they sign in there. */
  people: Map<string, Claims>
  /** Who signs in, without being asked; undefined: its page asks. `refuse` goes back without a sign-in. */
  visitor: string | 'refuse' | undefined
  /** Changes the claims of a token before it is signed. */
  forge: ((claims: Claims) => Claims) | undefined
  /** Signs tokens with a key that is not its own. */
  hasWrongKey: boolean
  /** The status with which it answers requests of these paths; 0: never. */
  failures: Map<string, number>
  /** The last question with which someone came. */
  asked: URLSearchParams
  stop: () => Promise<void>
  /** Listens at the same port again. */
  start: () => Promise<void>
}

interface Settings {
  /** Where our product is, such as `http://stepwise.test`; several for several editions. */
  products: string[]
  hasSignOut?: boolean
}

const [right, wrong] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
const kid = 'the-key'
const minutes = 60

/** Opens a real provider of OpenID Connect. It ends with `stop`. */
export async function openIdentityProvider({ products, hasSignOut = true }: Settings): Promise<IdentityProvider> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const idp: IdentityProvider = {
    issuer,
    clientId: 'stepwise',
    clientSecret: 'a secret of the tests, with a : in it',
    people: new Map(),
    visitor: undefined,
    forge: undefined,
    hasWrongKey: false,
    failures: new Map(),
    asked: new URLSearchParams(),
    stop: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    start: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
  const provider = providerOf(idp, products, hasSignOut)
  const handle = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer)
    const failure = idp.failures.get(pathname)
    if (failure === 0) return
    if (failure !== undefined) return void response.writeHead(failure).end()
    if (pathname === '/auth') idp.asked = searchParams
    if (pathname.startsWith('/interaction/')) return signIn(request, response)
    await handle(request, response)
  }

  async function signIn(request: IncomingMessage, response: ServerResponse) {
    const typed = request.method === 'POST' ? new URLSearchParams(await text(request)).get('name') : undefined
    const who = idp.visitor ?? typed
    if (!who || (who !== 'refuse' && !idp.people.has(who)))
      return void response.setHeader('content-type', 'text/html').end(signInPage)
    const result: InteractionResults =
      who === 'refuse' ? { error: 'access_denied', error_description: 'refused' } : { login: { accountId: who } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  return idp
}

function providerOf(idp: IdentityProvider, products: string[], hasSignOut: boolean) {
  const provider = new Provider(idp.issuer, {
    adapter: identityStore(),
    clients: [
      {
        client_id: idp.clientId,
        client_secret: idp.clientSecret,
        redirect_uris: products.map((product) => `${product}/api/auth/institutions/callback`),
        post_logout_redirect_uris: products.map((product) => `${product}/`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['a key of the tests'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: hasSignOut,
        logoutSource: async (context, form) => {
          context.body = signOutPage(form)
        },
      },
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...idp.people.get(accountId), sub: accountId }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...right?.privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    // No one is asked whether we may know their address: their institution has agreed to that.
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? ''
      const known = oidc.session?.grantIdFor(clientId)
      if (known) return oidc.provider.Grant.find(known)
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 10 * minutes,
      AuthorizationCode: minutes,
      Grant: 60 * minutes,
      IdToken: 10 * minutes,
      Interaction: 10 * minutes,
      Session: 60 * minutes,
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || !body?.id_token || !(idp.forge || idp.hasWrongKey)) return
    const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString()) as Claims
    context.body = { ...body, id_token: signed(idp.forge?.(claims) ?? claims, idp.hasWrongKey) }
  })
  return provider
}

function signed(claims: Claims, hasWrongKey: boolean) {
  const key = (hasWrongKey ? wrong : right)?.privateKey
  if (!key) throw new Error('There is no key.')
  const encoded = [{ alg: 'RS256', kid }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const words = encoded.join('.')
  return `${words}.${sign('sha256', Buffer.from(words), key).toString('base64url')}`
}

const pageOf = (content: string) =>
  `<!doctype html><html lang="en"><title>Kelda University</title><link rel="icon" href="data:,"><main><h1>Kelda University</h1>${content}</main></html>`
const signInPage = pageOf(
  '<form method="post"><label>User name <input name="name" autocomplete="username"></label> <button>Sign in</button></form>',
)
const signOutPage = (form: string) =>
  pageOf(`${form}<button form="op.logoutForm" name="logout" value="yes">Sign out of Kelda University</button>`)
