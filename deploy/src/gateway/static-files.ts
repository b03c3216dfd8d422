import { mkdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { buildRecordName, type FileStore, smokePicturesFolder, smokeRecordName, typesName } from '../store/store.ts'
import { sendError } from './errors.ts'

interface Folder {
  prefix: string
  root: string
  cacheControl: string
  preCompressed: boolean
}

export const immutable = 'public, max-age=31536000, immutable'
export const oneHour = 'public, max-age=3600'

/** Top folders of the store, with versioned files, and of the content. */
export const storeFolders = ['host', 'remotes']
export const contentFolders = ['media', 'images']

const records = [buildRecordName, typesName, smokeRecordName, `${smokePicturesFolder}/`]
/**
 * Matches the addresses of what is stored beside the files of a version: who built it, pictures of pages that are not live. It is for those who
 * release, and QA asks for it by other addresses (selection/information-routes.ts).
 */
export const recordPattern = `/(?:host|remotes/+[^/]+)/+[^/]+/+(?:${records.join('|').replaceAll('.', '[.]')})`
// A store may be on a disk that takes capitals for small letters.
const isRecord = (path: string) => new RegExp(`^${recordPattern}`, 'i').test(posix.normalize(`/${path}`))

/** Serves the store's versioned files, which never change, and the content's media, which may. */
export async function addStaticFiles(app: FastifyInstance, files: FileStore, contentDir: string) {
  await app.register(async (versioned) => {
    versioned.addHook('preHandler', async (request, reply) => {
      const path = decodePath(request.url)
      if (path && isRecord(path)) return sendError(request, reply, 404)
      if (path) await files.download(path)
    })
    for (const name of storeFolders) {
      const root = join(files.localFolder, name)
      await serve(versioned, { prefix: `/${name}/`, root, cacheControl: immutable, preCompressed: true })
    }
  })
  for (const name of contentFolders) {
    const root = join(contentDir, name)
    await serve(app, { prefix: `/${name}/`, root, cacheControl: oneHour, preCompressed: false })
  }
}

/** The path in the store of an address, without its query; undefined where it decodes to nothing. */
function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').slice(1)
  } catch {
    return undefined
  }
}

async function serve(app: FastifyInstance, { prefix, root, cacheControl, preCompressed }: Folder) {
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
