import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

type Folder = { prefix: string; root: string; cacheControl: string; preCompressed: boolean }

const forEver = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** The versioned files of the store, which never change, and the media of the content, which may be remade. */
export async function addFiles(app: FastifyInstance, storeDir: string, contentDir: string) {
  const folders: Folder[] = [
    ...['host', 'remotes'].map((name) => ({
      prefix: `/${name}/`,
      root: join(storeDir, name),
      cacheControl: forEver,
      preCompressed: true,
    })),
    ...['media', 'images', 'apps'].map((name) => ({
      prefix: `/${name}/`,
      root: join(contentDir, name),
      cacheControl: anHour,
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
      // A file that never changes is never asked about again, and no script is fetched in pieces: these headers cost each of them 100 bytes.
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
