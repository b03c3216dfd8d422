import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { Failure, notFound, tooMany } from '../../../http/failures.ts'
import { fileHeaders } from '../../../http/file-headers.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { signedIn } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { personDay } from '../../../time-zone.ts'
import { inHeader } from '../../course/downloads/file-name.ts'
import { limit } from '../../platform/limits/limits.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { requireStepUp } from '../step-up/step-up.ts'
import {
  addExport,
  exportOnWire,
  findExport,
  findNewestExport,
  isLargeExport,
  readPart,
  secondsUntilAllowed,
} from './data-exports.repository.ts'
import { exportSoon } from './exporting.ts'

const fileSchema = z.object({ id: z.uuid() })
const gone = () => new Failure(410, 'This file has been deleted. Go back to your account and ask for a new one.')

/** Everything of a person as a file that they take along (docs/product/own-account.md#data-export). */
export function dataExportRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  route(api, 'GET /users/data_export', async ({ person }) => {
    const newest = await findNewestExport(db, person.id, now())
    return { export: newest ? exportOnWire(newest) : null }
  })

  route(api, 'POST /users/data_export', async ({ person, request }) => {
    requireStepUp(person, now())
    const asked = await personTransaction(db, person.id, async (trx) => {
      const newest = await findNewestExport(trx, person.id, now())
      if (newest?.state === 'waiting') return newest
      const waitSeconds = await secondsUntilAllowed(trx, person.id, now())
      if (waitSeconds > 0) throw tooMany(waitSeconds, 'downloads of all your data')
      await recordAccountEvent(trx, { userId: person.id, kind: 'export-asked', request, now: now() })
      return addExport(trx, {
        userId: person.id,
        isLarge: await isLargeExport(trx, person.id),
        linkOrigin: linkOrigin(settings, request),
        now: now(),
      })
    })
    exportSoon(context, request.log)
    return { export: exportOnWire(asked) }
  })

  api.get<{ Params: z.infer<typeof fileSchema> }>(
    '/users/data_exports/:id/file',
    {
      exposeHeadRoute: false,
      schema: { tags: ['users'], params: fileSchema },
      onRequest: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const person = signedIn(request)
      const { id } = request.params
      await limit(context, request, 'downloads', { person: person.id })
      const found = await findExport(db, person.id, id)
      if (found?.state !== 'ready') throw notFound('file')
      const { bytes, ready_at, expires_at } = found
      if (!bytes || !ready_at || !expires_at || expires_at <= now()) throw gone()
      const first = await readPart(db, person.id, id, 0)
      if (!first) throw gone()
      await recordAccountEvent(db, { userId: person.id, kind: 'export-downloaded', request, now: now() })
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': bytes,
          'content-disposition': inHeader(`stepwise-data-${personDay(ready_at, person.timeZone)}.zip`),
          ...fileHeaders,
        })
        .send(first.length === bytes ? first : Readable.from(readParts(person.id, id, bytes, first)))
    },
  )

  async function* readParts(userId: string, id: string, bytes: number, first: Buffer) {
    let sent = 0
    for (let number = 0; sent < bytes; number++) {
      const part = number === 0 ? first : await readPart(db, userId, id, number)
      // The connection ends before the length that was announced, so that a browser knows that the file is not whole.
      if (!part) throw gone()
      yield part
      sent += part.length
    }
  }
}
