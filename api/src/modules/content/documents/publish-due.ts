import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { applyDueRevisions, isPublicationDue } from './apply-revisions.ts'

/** Makes live what is due. Readers get what was there before when that fails, and the next call tries again. */
export async function publishDue(request: FastifyRequest, { db, now }: Pick<Context, 'db' | 'now'>) {
  await applyDueRevisions(db, now()).catch((error) => {
    request.log.error({ failure: describeError(error) }, 'a planned publication failed')
  })
}

/** The same for a call that needs no session: with one, that was seen to already. */
export async function publishDueForVisitors(request: FastifyRequest, context: Pick<Context, 'db' | 'now'>) {
  if (!request.person && (await isPublicationDue(context.db, context.now()))) await publishDue(request, context)
}
