import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { signInsRefused } from '../../../metrics/registry.ts'
import { toProblem } from './problem.ts'

/** What the page that says what went wrong also gets: the domain of the institution, as soon as it is known. */
export interface Place {
  domain?: string
}

/**
 * Registers an address that a browser is led to, and leads on. Whatever fails leads to the page that says it: someone who comes from
 * another site must not be left with JSON. Not in the table of calls, as no script calls it.
 */
export function navigation(
  api: FastifyInstance,
  context: Context,
  path: string,
  go: (request: FastifyRequest, reply: FastifyReply, place: Place) => Promise<string>,
) {
  api.get(
    path,
    {
      // A HEAD request would use a sign-in up.
      exposeHeadRoute: false,
      schema: { tags: ['auth'], hide: true },
      errorHandler: (error, request, reply) => leadToProblem(error, request, reply, {}),
    },
    async (request, reply) => {
      const place: Place = {}
      try {
        return reply.redirect(await go(request, reply, place), 302)
      } catch (error) {
        return leadToProblem(error, request, reply, place)
      }
    },
  )

  function leadToProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, { domain }: Place) {
    const problem = toProblem(error)
    signInsRefused.inc({ reason: 'institution' })
    const facts = { problem, domain, edition: context.settings.edition, failure: describeError(error) }
    if (problem === 'ours') request.log.error(facts, 'a sign-in at an institution failed')
    else request.log.warn(facts, 'a sign-in at an institution failed')
    return reply.redirect(`/auth/institution?${new URLSearchParams({ problem, ...(domain && { domain }) })}`, 302)
  }
}
