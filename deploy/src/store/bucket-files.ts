import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import mime from 'mime/lite'
import { z } from 'zod'
import { ReleaseError } from '../errors.ts'
import type { Bucket } from './bucket.ts'
import { cacheUse } from './cache-use.ts'
import { compressedCopies } from './compress.ts'
import { filesToStore, isCompared } from './directory-files.ts'
import type { FileStore, Published } from './store.ts'

/** `br` and `gz` are the sizes of the compressed copies, where there are any. */
const recordSchema = z.object({
  files: z.record(
    z.string(),
    z.object({ sha256: z.string(), bytes: z.int(), br: z.int().optional(), gz: z.int().optional() }),
  ),
})
type FolderRecord = z.infer<typeof recordSchema>
type StoredFile = FolderRecord['files'][string]

const recordsPrefix = '.published/'
const recordKey = (folder: string) => `${recordsPrefix}${folder}.json`
const removalKey = (folder: string) => `.removing/${folder}`
const immutable = 'public, max-age=31536000, immutable'
/** A removal that was begun longer ago was killed: the next one finishes it. */
const removalEndsAfterMs = 5 * 60_000
const removalWaitMs = 15_000
/** files with other content, left by a publish that was killed. */
const abandonedAfterMs = 60 * 60_000

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/**
 * Immutable files in a bucket. A folder is there from when its record is, which is written last and says what is in it; an
 * object cannot be renamed. Each object has the headers with which a CDN can hand it on: a compressed copy is an object of its own, with its encoding.
 * `cacheFolder` is where the files are on this machine that were asked for in the last days.
 */
export function bucketFiles(bucket: Bucket, cacheFolder: string): FileStore {
  const records = new Map<string, FolderRecord>()
  const downloads = new Map<string, Promise<void>>()
  const cache = cacheUse(cacheFolder)

  async function readRecord(folder: string): Promise<FolderRecord | undefined> {
    const stored = await bucket.get(recordKey(folder))
    return stored && recordSchema.parse(JSON.parse(stored.body.toString('utf8')))
  }

  /** The record, asked for once: a published folder never changes. */
  async function loadRecord(folder: string) {
    const record = records.get(folder) ?? (await readRecord(folder))
    if (record) records.set(folder, record)
    return record
  }

  async function find(path: string): Promise<{ file: StoredFile; isCopy: boolean } | undefined> {
    const { folder, name = '' } = parsePath(path) ?? {}
    const files = folder && (await loadRecord(folder))?.files
    if (!files) return undefined
    if (Object.hasOwn(files, name)) return { file: files[name] as StoredFile, isCopy: false }
    const [, plain = '', ending] = /^(.+)\.(br|gz)$/.exec(name) ?? []
    const file = Object.hasOwn(files, plain) ? files[plain] : undefined
    return file?.[ending as 'br' | 'gz'] === undefined ? undefined : { file, isCopy: true }
  }

  async function read(path: string): Promise<Buffer | undefined> {
    const found = await find(path)
    const content = found && (await bucket.get(path))?.body
    // Of two that publish at once, either may have written the record of the build.
    const isFixed = !found?.isCopy && isCompared(parsePath(path)?.name ?? '')
    if (content && isFixed && sha256(content) !== found.file.sha256)
      throw new ReleaseError([`${path} is not the file that was published.`])
    return content
  }

  async function upload(folder: string, source: string, name: string, names: string[]): Promise<StoredFile> {
    const content = await readFile(join(source, name))
    const key = `${folder}/${name}`
    const file = { sha256: sha256(content), bytes: content.length }
    const copies = names.includes(`${name}.br`) ? {} : await compressedCopies(name, content)
    await Promise.all([
      createOrCompare(key, content, isCompared(name)),
      ...Object.entries(copies).map(([ending, copy]) => createOrCompare(`${key}.${ending}`, copy, false)),
    ])
    return { ...file, ...(copies.br && { br: copies.br.length }), ...(copies.gz && { gz: copies.gz.length }) }
  }

  /** What a publish left that was killed, or another one of the same version writes just now, is as good. */
  async function createOrCompare(key: string, content: Buffer, hasToBeEqual: boolean): Promise<void> {
    const headers = { ...buildHeaders(key), 'x-amz-meta-sha256': sha256(content) }
    if (await bucket.create(key, content, headers)) return
    const stored = await bucket.head(key)
    if (stored?.['x-amz-meta-sha256'] === headers['x-amz-meta-sha256']) return
    const age = Date.now() - Date.parse(stored?.['last-modified'] ?? '')
    if (stored && hasToBeEqual && age < abandonedAfterMs)
      throw new ReleaseError([
        `${key} is being published with other content right now; a published version never changes.`,
      ])
    await bucket.put(key, content, headers)
  }

  async function whenNotRemoved(folder: string): Promise<boolean> {
    const deadline = Date.now() + removalWaitMs
    for (let waited = false; ; waited = true) {
      const removal = await bucket.head(removalKey(folder))
      const isRunning = removal && Date.now() - Date.parse(removal['last-modified'] ?? '') < removalEndsAfterMs
      if (removal && !isRunning) await bucket.remove(removalKey(folder))
      if (!isRunning) return waited
      if (Date.now() > deadline)
        throw new ReleaseError([
          `${folder} is being removed from the store right now; publish it again in five minutes.`,
        ])
      await wait(200)
    }
  }

  async function put(folder: string, source: string): Promise<'stored' | 'already stored'> {
    await whenNotRemoved(folder)
    const names = await filesToStore(source)
    if (names.length === 0) throw new ReleaseError([`${source} holds nothing to publish.`])
    const known = await readRecord(folder)
    if (known) {
      await assertSame(folder, known, source, names)
      // The records beside it that it was stored without.
      for (const name of names.filter((one) => !isCompared(one) && !Object.hasOwn(known.files, one)))
        known.files[name] = await upload(folder, source, name, names)
      // It counts as published now.
      await bucket.put(recordKey(folder), recordBody(known))
      records.set(folder, known)
      if (!(await whenNotRemoved(folder))) return 'already stored'
      return put(folder, source)
    }
    const files: FolderRecord['files'] = {}
    await Promise.all(
      names.map(async (name) => {
        files[name] = await upload(folder, source, name, names)
      }),
    )
    const isFirst = await bucket.create(recordKey(folder), recordBody({ files }))
    // A removal that was under way may have taken files of it.
    if (!isFirst || (await whenNotRemoved(folder))) return put(folder, source)
    return 'stored'
  }

  async function bring(path: string): Promise<void> {
    const found = await find(path)
    if (!found) return
    await cache.use(parsePath(path)?.folder ?? '')
    if (await isFile(join(cacheFolder, path))) return
    const copies = found.isCopy ? [] : (['br', 'gz'] as const).filter((ending) => found.file[ending] !== undefined)
    for (const name of [...copies.map((ending) => `${path}.${ending}`), path]) {
      const content = await read(name)
      if (content) await writeWhole(join(cacheFolder, name), content)
    }
    // No one waits for it.
    void cache.trim()
  }

  return {
    localFolder: cacheFolder,
    put,
    read,

    async transferSize(path) {
      const found = await find(path)
      return found && (found.file.br ?? found.file.bytes)
    },

    async list(folder) {
      const start = `${recordsPrefix}${folder}/`
      const newest = new Map<string, number>()
      for (const { key, modifiedAt } of await bucket.list(start)) {
        const name = (key.slice(start.length).split('/')[0] ?? '').replace(/\.json$/, '')
        newest.set(name, Math.max(modifiedAt.getTime(), newest.get(name) ?? 0))
      }
      return [...newest].sort(([, one], [, other]) => one - other).map(([name]) => name)
    },

    download(path) {
      const running = downloads.get(path) ?? bring(path).finally(() => downloads.delete(path))
      downloads.set(path, running)
      return running
    },

    async published() {
      const folders = new Map<string, Published>()
      for (const { key, bytes, modifiedAt } of await bucket.list('')) {
        const folder = /^\.published\/(.+)\.json$/.exec(key)?.[1] ?? parsePath(key)?.folder
        if (!folder) continue
        const known = folders.get(folder) ?? { folder, publishedAt: modifiedAt, bytes: 0 }
        // The record is the newest.
        const publishedAt = new Date(Math.max(modifiedAt.getTime(), known.publishedAt.getTime()))
        folders.set(folder, { folder, publishedAt, bytes: known.bytes + bytes })
      }
      return [...folders.values()]
    },

    async remove({ folder, publishedAt }) {
      await bucket.put(removalKey(folder), Buffer.alloc(0))
      const [record] = await bucket.list(recordKey(folder))
      const isPublishedAgain = record !== undefined && record.modifiedAt > publishedAt
      let isRemoved = false
      if (!isPublishedAgain) {
        await bucket.remove(recordKey(folder))
        const objects = await bucket.list(`${folder}/`)
        await Promise.all(objects.map(({ key }) => bucket.remove(key)))
        records.delete(folder)
        // Without any, another machine was faster.
        isRemoved = record !== undefined || objects.length > 0
      }
      await bucket.remove(removalKey(folder))
      return isRemoved
    },
  }
}

const recordBody = (record: FolderRecord) => Buffer.from(`${JSON.stringify(record)}\n`)

/** The folder of a version, and the name in it. */
function parsePath(path: string) {
  const [, folder, name] = /^(host\/[^/]+|remotes\/[^/]+\/[^/]+)\/(.+)$/.exec(path) ?? []
  return folder && name ? { folder, name } : undefined
}

async function assertSame(folder: string, { files }: FolderRecord, source: string, names: string[]) {
  const hashes = names.filter(isCompared).map(async (name) => `${name} ${sha256(await readFile(join(source, name)))}`)
  const stored = Object.keys(files)
    .filter(isCompared)
    .map((name) => `${name} ${files[name]?.sha256}`)
  if (stored.sort().join('\n') === (await Promise.all(hashes)).sort().join('\n')) return
  throw new ReleaseError([`${folder} is already published with other content; a published version never changes.`])
}

function buildHeaders(key: string): Record<string, string> {
  const [, plain = key, ending] = /^(.+)\.(br|gz)$/.exec(key) ?? []
  return {
    'content-type': mime.getType(plain) ?? 'application/octet-stream',
    'cache-control': immutable,
    ...(ending && { 'content-encoding': ending === 'br' ? 'br' : 'gzip' }),
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )

/** Other processes may write and read the same file meanwhile. */
async function writeWhole(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = join(dirname(path), `.${randomUUID()}`)
  await writeFile(temporary, content)
  await rename(temporary, path)
}
