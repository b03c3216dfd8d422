import type { DownloadFormat } from '@stepwise/shared/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { Failure, invalid, notFound, notSignedIn } from '../../../http/failures.ts'
import { fileHeaders } from '../../../http/file-headers.ts'
import { signedIn } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { personDay } from '../../../time-zone.ts'
import { limit } from '../../platform/limits/limits.ts'
import { findReflectionsById } from '../reflections/reflections.repository.ts'
import { consumeDownload, createDownload, findOwner, giveBackDownload } from './downloads.repository.ts'
import { fileNameFor, inHeader } from './file-name.ts'
import { type Entry, groupAnswers } from './journal-document.ts'
import { createFileMaker, documentLimit } from './make-file.ts'

const path = '/users/reflective_journal/reflections'
const tokenSchema = z.object({ token: z.string().max(100) })

const contentTypes: Record<DownloadFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
}

/** Entries of the journal as a document, through a link that works once (docs/product/journal.md#link). */
export function downloadsRoutes(api: FastifyInstance, context: Context) {
  const { db, now, settings } = context
  const files = createFileMaker()
  api.addHook('onClose', files.close)

  async function linkTo(request: FastifyRequest, userId: string, ids: readonly string[], format: DownloadFormat) {
    const found = await findReflectionsById(db, userId, ids)
    if (found.length === 0) throw notFound('entry')
    if (measureLength(found) > documentLimit) {
      throw invalid('reflection_ids', 'These entries are too long for one document. Choose fewer of them.')
    }
    await limit(context, request, 'documents', { person: userId })
    if (format === 'docx') files.assertHasRoom()
    const reflectionIds = found.map(({ id }) => id)
    const token = await createDownload(db, { userId, reflectionIds, format, now: now() })
    return { url: `/api/downloads/${token}` }
  }

  route(api, `GET ${path}/:id/download`, ({ person, params, query, request }) =>
    linkTo(request, person.id, [params.id], query.format),
  )
  route(api, `GET ${path}/download_many`, ({ person, query, request }) =>
    linkTo(request, person.id, query.reflection_ids, query.format),
  )
  route(api, `POST ${path}/download_many`, ({ person, body, request }) =>
    linkTo(request, person.id, body.reflection_ids, body.format),
  )

  api.get<{ Params: z.infer<typeof tokenSchema> }>(
    '/downloads/:token',
    {
      // A HEAD request would use the link up.
      exposeHeadRoute: false,
      schema: { tags: ['downloads'], params: tokenSchema },
      onRequest: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const person = signedIn(request)
      await limit(context, request, 'downloads', { person: person.id })
      const consumed = await consumeDownload(db, person.id, request.params.token, now())
      if (consumed.state === 'unknown') throw notFound('file')
      if (consumed.state !== 'valid') throw new Failure(410, reasons[consumed.state])
      const entries = await findReflectionsById(db, person.id, consumed.reflectionIds)
      if (entries.length === 0) throw new Failure(410, 'The entries of this file have been deleted.')
      const day = personDay(now(), person.timeZone)
      const owner = await findOwner(db, person.id)
      if (!owner) throw notSignedIn()
      const source = { entries, day, owner, edition: settings.edition }
      const file = await files.makeFile(consumed.format, source).catch(async (error) => {
        await giveBackDownload(db, person.id, request.params.token)
        throw error
      })
      return reply
        .headers({
          'content-type': contentTypes[consumed.format],
          'content-disposition': inHeader(fileNameFor(entries, day, consumed.format)),
          ...fileHeaders,
        })
        .send(file)
    },
  )
}

const reasons = {
  used: 'This link has been used. Go back to your journal and download again.',
  expired: 'This link has expired: it works for a minute. Go back to your journal and download again.',
}

const measureLength = (entries: readonly Entry[]) =>
  entries
    .flatMap((entry) => groupAnswers(entry).flatMap(({ answers }) => answers))
    .reduce((sum, { answer }) => sum + answer.length, 0)
