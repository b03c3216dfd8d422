import { parseOwnPage } from '@stepwise/shared/contracts/own-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ReleaseError } from '../errors.ts'
import { editionRoutes } from '../rendering/edition-routes.ts'
import type { ApiCalls } from './api-calls.ts'
import type { SetContent } from './live-pointer.ts'
import type { Override } from './override-token.ts'
import { formatAccountKinds } from './previews.ts'
import { noIndex, sendRefusal } from './refusal-page.ts'
import { type SetSelection, toChoice } from './selection.ts'

interface Opening {
  live: SetContent
  override: Override
  token: string
  /** Called when nothing speaks against it any more, before anything is set. */
  record?: () => Promise<unknown>
}

/** Answers to someone who opens a set in a tab: signs in as who its scenario says, stores the choice, and leads to its page. */
export function openSet(selection: SetSelection, api: ApiCalls, isProduction: boolean) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { live, override, token, record }: Opening,
  ): Promise<unknown> => {
    const { person } = override.scenario ?? {}
    if (isProduction && person !== undefined) {
      const sentences = ['It signs in with a demo account, and there are none here.']
      return sendRefusal(reply, { status: 403, title: 'This link is for a test system', sentences })
    }
    const { accounts } = override
    if (accounts && !accounts.includes((await api.caller(request))?.role ?? 'visitor')) {
      const sentences = [`It is for ${formatAccountKinds(accounts)}. Sign in as one of them, then open the link again.`]
      return sendRefusal(reply, { status: 403, title: 'This link is for other people', sentences })
    }
    const set = await selection.setOf(live, toChoice(override)).catch((error) => {
      if (error instanceof ReleaseError) return error
      throw error
    })
    if (set instanceof ReleaseError)
      return sendRefusal(reply, {
        status: 410,
        title: 'These versions can no longer be shown',
        sentences: set.reasons,
      })
    const path = parseOwnPage(override.path ?? firstPage(set, override.parts))
    if (path === undefined) {
      const sentences = ['The page that it leads to is not an address of Stepwise.']
      return sendRefusal(reply, { status: 403, title: 'This link leads elsewhere', sentences })
    }
    if (person !== undefined) {
      const cookies = await api.signInAs(request, person)
      if (!cookies) {
        const sentences = [`There is no demo account named "${person}" here.`]
        return sendRefusal(reply, { status: 403, title: 'Signing in did not work', sentences })
      }
      reply.header('set-cookie', cookies)
    }
    await record?.()
    selection.keep(reply, live, token, new Date(override.until))
    return reply.headers({ 'cache-control': 'no-store', ...noIndex }).redirect(path, 303)
  }
}

/** The first page of the first of these parts that has an address of its own, one for people who are signed in before others. */
export function firstPage({ registry }: SetContent, parts: string[]): string {
  const names = parts.map((text) => text.split('@', 1)[0])
  const own = editionRoutes(registry).filter(
    ({ path, remote }) => names.includes(remote.config.name) && !path.includes(':'),
  )
  const first = own.find(({ route }) => route.access === 'signed-in' && !route.role) ?? own[0]
  return first?.path ?? '/'
}
