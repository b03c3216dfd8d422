import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { fileHeaders } from '../../../http/file-headers.ts'
import { deskRoute } from '../../../http/route.ts'
import { limit } from '../../platform/limits/limits.ts'
import { findImageBytes, saveImage } from './images.repository.ts'
import { imageTooLarge, readPageImage } from './page-image.ts'

// 5 MB take 7 MB in base64. More is read, so that an image that is too large is an error of its field.
const bodyLimit = 15 * 1024 * 1024

const imageNameSchema = z.object({ name: z.string().regex(/^[0-9a-f]{64}\.(webp|png|jpg)$/) })
const contentTypes: Record<string, string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' }

/** Pictures of pages that content managers upload (docs/product/content-desk.md#uploaded-images). */
export function contentImagesRoutes(api: FastifyInstance, context: Context) {
  const { db, now } = context

  deskRoute(
    api,
    'POST /content_desk/images',
    async ({ person, body, request }) => {
      await limit(context, request, 'images', { person: person.id })
      const image = await readPageImage(body.image)
      await saveImage(db, image, { userId: person.id, now: now() })
      return { image: `/api/content_images/${image.hash}.webp`, width: image.width, height: image.height }
    },
    {
      bodyLimit,
      errorHandler: (error) => {
        throw error.statusCode === 413 ? imageTooLarge() : error
      },
    },
  )

  // The name says what is in it, so a browser may keep it for ever. Public, because pages of the landing site show them too.
  api.get<{ Params: z.infer<typeof imageNameSchema> }>(
    '/content_images/:name',
    { schema: { tags: ['content_images'], params: imageNameSchema } },
    async (request, reply) => {
      const [hash = '', type = ''] = request.params.name.split('.')
      const bytes = await findImageBytes(db, hash, type)
      if (!bytes) throw notFound('image')
      return reply
        .headers({
          'content-type': contentTypes[type],
          'cache-control': 'public, max-age=31536000, immutable',
          ...fileHeaders,
        })
        .send(bytes)
    },
  )
}
