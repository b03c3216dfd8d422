import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { fileHeaders } from '../../../http/file-headers.ts'
import { signedIn } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { limit } from '../../platform/limits/limits.ts'
import { avatarOnWire, findPicture, removeAvatar, saveAvatar } from './avatars.repository.ts'
import { readPhoto, tooLarge } from './read-photo.ts'

// 5 MB take 7 MB in base64. More is read, so that a photo that is too large is an error of its field.
const bodyLimit = 12 * 1024 * 1024

const pictureSchema = z.object({ id: z.string().max(100), size: z.enum(['large', 'medium']) })
type PictureParams = z.infer<typeof pictureSchema>

/** A person's photo (docs/product/accounts.md#photo-private). */
export function avatarsRoutes(api: FastifyInstance, context: Context) {
  const { db, now } = context

  route(
    api,
    'POST /users/avatar',
    async ({ person, body, request }) => {
      await limit(context, request, 'photos', { person: person.id })
      const photo = await readPhoto(body.avatar)
      return avatarOnWire(await saveAvatar(db, person.id, photo, now()))
    },
    {
      bodyLimit,
      errorHandler: (error) => {
        throw error.statusCode === 413 ? tooLarge() : error
      },
    },
  )

  route(api, 'DELETE /users/avatar/:id', async ({ person, params }) => {
    if (!(await removeAvatar(db, person.id, params.id))) throw notFound('photo')
    return { status: 'success' }
  })

  // Each upload has a new address, so a browser may cache the picture for ever.
  api.get<{ Params: PictureParams }>(
    '/users/avatar/:id/:size',
    {
      schema: { tags: ['users'], params: pictureSchema },
      onRequest: async (request) => void signedIn(request),
    },
    async (request, reply) => {
      const { id, size } = request.params
      const picture = await findPicture(db, signedIn(request).id, id, size)
      if (!picture) throw notFound('photo')
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'cache-control': 'private, max-age=31536000, immutable',
          // The cache must not serve another person at the same browser.
          vary: 'cookie',
          ...fileHeaders,
        })
        .send(picture)
    },
  )
}
