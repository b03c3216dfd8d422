import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

type Folder = { prefix: string; root: string; cacheControl: string; preCompressed: boolean }

const immutable = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/** Serves the store's versioned files, which never change, and the content's media, which may. */
export async function addStaticFiles(app: FastifyInstance, storeDir: string, contentDir: string) {
  const folders: Folder[] = [
    ...['host', 'remotes'].map((name) => ({
      prefix: `/${name}/`,
      root: join(storeDir, name),
      cacheControl: immutable,
      preCompressed: true,
    })),
    ...['media', 'images', 'apps'].map((name) => ({
      prefix: `/${name}/`,
      root: join(contentDir, name),
      cacheControl: oneHour,
      preCompressed: false,
    })),
  ]
  for (const { prefix, root, cacheControl, preCompressed } of folders) {
    mkdirSync(root, { recursive: true })
    await app.register(fastifyStatic, {
      prefix,
      root,
      preCompressed,
      cacheControl: false,
      // An immutable file is never revalidated and never fetched in ranges: these headers would cost 100 bytes each time.
      ...(preCompressed && { etag: false, lastModified: false, acceptRanges: false }),
      decorateReply: false,
      dotfiles: 'ignore',
      redirect: false,
      setHeaders: (reply) => {
        reply.header('cache-control', cacheControl)
        if (preCompressed) reply.header('vary', 'accept-encoding')
      },
    })
  }
}
