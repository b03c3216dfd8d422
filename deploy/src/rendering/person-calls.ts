import type { FastifyRequest } from 'fastify'
import { requestHeaders } from '../gateway/proxied-headers.ts'

/** What the API has answered to a person. */
export interface PersonAnswers {
  user: unknown
  /** By address, as the page makes the calls. */
  answers: Record<string, unknown>
  /** What the API sets in their browser. */
  cookies: string[]
}

/** Of a page's own request: they say nothing of a call. */
const ofPage = /^(accept|accept-encoding|if-|sec-|upgrade-insecure|range|cache-control|pragma|content-)/

/**
 * Asks the API what a page needs, as the person who asks for the page: the session check, and these GET calls, all at once. Rejects when
 * one has no answer, or another one than 200.
 */
export async function callForPerson(
  apiUrl: string,
  request: FastifyRequest,
  calls: readonly string[],
  { signal, timeZone }: { signal: AbortSignal; timeZone: string | undefined },
): Promise<PersonAnswers> {
  const own = Object.entries(requestHeaders(request, new URL(apiUrl).host)).filter(([name]) => !ofPage.test(name))
  const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
  const cookies: string[] = []
  const send = async (method: string, path: string, more = {}) => {
    const response = await fetch(`${apiUrl}/api${path}`, {
      method,
      headers: { ...headers, accept: 'application/json', ...more },
      signal,
      redirect: 'error',
    })
    if (response.status !== 200) throw new Error(`${method} ${path} answered with ${response.status}.`)
    cookies.push(...response.headers.getSetCookie())
    return response.json()
  }
  const [user, ...bodies] = await Promise.all([
    send('POST', '/auth/authorize', {
      // As of the page itself.
      origin: `${request.protocol}://${request.host}`,
      ...(timeZone && { 'stepwise-time-zone': timeZone }),
    }),
    ...calls.map((call) => send('GET', call)),
  ])
  return { user, answers: Object.fromEntries(calls.map((call, index) => [call, bodies[index]])), cookies }
}
