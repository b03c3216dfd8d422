import { roleSchema } from '@stepwise/shared/contracts/user'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const timeoutMs = 10_000
/** docs/product/accounts.md#demo-accounts */
const demo = { domain: 'demo.stepwise.test', password: 'Stepwise-demo-1' }

const callerSchema = z.object({ name: z.string(), role: roleSchema })
export type Caller = z.infer<typeof callerSchema>

export type ApiCalls = ReturnType<typeof apiCalls>

/** The few calls that the gateway makes to the API in the name of the person who asks. They throw when the API does not answer. */
export function apiCalls(apiUrl: string) {
  async function call(request: FastifyRequest, method: string, path: string, body?: object) {
    const { headers, protocol, host, ip } = request
    const response = await fetch(`${apiUrl}/api${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        origin: `${protocol}://${host}`,
        'x-forwarded-for': ip,
        'x-forwarded-proto': protocol,
        'x-forwarded-host': host,
        ...(headers.cookie && { cookie: headers.cookie }),
        ...(headers['user-agent'] && { 'user-agent': headers['user-agent'] }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(notResponding)
    return response.status < 500 ? response : notResponding(`${response.status} to ${method} ${path}`)
  }

  return {
    /** Who is signed in; undefined for no one. */
    async caller(request: FastifyRequest): Promise<Caller | undefined> {
      if (!request.headers.cookie) return undefined
      const response = await call(request, 'GET', '/auth/person')
      return response.ok ? callerSchema.parse(await response.json()) : undefined
    },

    /** Signs in as a demo account, by its name before the @, or out for ''. Returns the cookies; undefined where there is no such account. */
    async signInAs(request: FastifyRequest, name: string): Promise<string[] | undefined> {
      const user = { email: `${name}@${demo.domain}`, password: demo.password }
      const response = await (name === ''
        ? call(request, 'DELETE', '/auth/sign_out')
        : call(request, 'POST', '/auth/sign_in', { user }))
      return response.ok ? response.headers.getSetCookie() : undefined
    },
  }
}

function notResponding(cause: unknown): never {
  throw Object.assign(new Error('The API does not answer.', { cause }), { statusCode: 503 })
}
