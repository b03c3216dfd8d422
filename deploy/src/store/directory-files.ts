import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReleaseError } from '../errors.ts'
import { writeCompressed } from './compress.ts'
import { buildRecordName, type FileStore, smokePicturesFolder, smokeRecordName, typesName } from './store.ts'
import { renameDurably, replaceFile, writeDurably } from './write-file.ts'

const abandonedAfterMs = 60 * 60 * 1000

export interface DirectoryFilesOptions {
  /** A save does not wait for compressed copies, and the browser's tools get the source maps. */
  isDevelopment?: boolean
}

/** Immutable files in a directory. A folder appears complete, by one rename, or not at all. */
export function directoryFiles(root: string, { isDevelopment = false }: DirectoryFilesOptions = {}): FileStore {
  const incoming = join(root, '.incoming')

  return {
    localFolder: root,
    download: async () => {},

    async put(folder, source) {
      const target = join(root, folder)
      const names = isDevelopment ? await filesBelow(source) : await filesToStore(source)
      if (await exists(target)) return storeAgain(folder, target, source, names)

      await removeAbandoned(incoming)
      const temporary = join(incoming, randomUUID())
      await Promise.all(names.map((name) => copyInto(temporary, source, name, !isDevelopment)))
      await mkdir(dirname(target), { recursive: true })
      try {
        await renameDurably(temporary, target)
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        if (await exists(target)) return storeAgain(folder, target, source, names)
        throw error
      }
      return 'stored'
    },

    read: (path) => readFile(join(root, path)).catch(ifMissing(undefined)),

    async transferSize(path) {
      const plain = join(root, path)
      const brotli = await stat(`${plain}.br`).catch(ifMissing(undefined))
      return (brotli ?? (await stat(plain).catch(ifMissing(undefined))))?.size
    },

    async list(folder) {
      const names = await namesIn(join(root, folder))
      const withTimes = await Promise.all(
        names.map(async (name) => ({ name, modifiedMs: (await stat(join(root, folder, name))).mtimeMs })),
      )
      return withTimes.sort((one, other) => one.modifiedMs - other.modifiedMs).map(({ name }) => name)
    },
    async published() {
      const parts = ['host', ...(await namesIn(join(root, 'remotes'))).map((name) => `remotes/${name}`)]
      const folders = await Promise.all(
        parts.map(async (part) => (await namesIn(join(root, part))).map((version) => `${part}/${version}`)),
      )
      return Promise.all(
        folders.flat().map(async (folder) => {
          const path = join(root, folder)
          const sizes = (await filesBelow(path)).map(async (name) => (await stat(join(path, name))).size)
          const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
          return { folder, publishedAt: (await stat(path)).mtime, bytes }
        }),
      )
    },

    async remove({ folder, publishedAt }) {
      const path = join(root, folder)
      const stats = await stat(path).catch(ifMissing(undefined))
      if (!stats || stats.mtime > publishedAt) return false
      const temporary = join(incoming, randomUUID())
      await mkdir(incoming, { recursive: true })
      await renameDurably(path, temporary)
      await rm(temporary, { recursive: true, force: true })
      return true
    },
  }
}

const namesIn = (folder: string) => readdir(folder).catch(ifMissing([] as string[]))

/** It counts as published now, and gets the records beside it that it was stored without. */
async function storeAgain(...[folder, target, source, names]: Parameters<typeof compareWithStored>) {
  const outcome = await compareWithStored(folder, target, source, names)
  for (const name of names.filter((one) => !isCompared(one)))
    if (!(await exists(join(target, name)))) await replaceFile(join(target, name), await readFile(join(source, name)))
  const now = new Date()
  await utimes(target, now, now)
  return outcome
}

/** The paths of every file below a folder, relative, with `/`. Dot files are left out: they are the build's own records. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.split('/').some((segment) => segment.startsWith('.')))
    .sort()
}

/**
 * The files of a build that are stored. Without source maps, three quarters of it: no page asks for them, and a build of the version's commit
 * writes the same ones again.
 */
export const filesToStore = async (source: string) => (await filesBelow(source)).filter((name) => !isMap(name))

const isMap = (name: string) => name.endsWith('.map')

async function copyInto(target: string, source: string, name: string, compress: boolean) {
  const path = join(target, name)
  await mkdir(dirname(path), { recursive: true })
  if (!compress) return copyFile(join(source, name), path)
  await writeDurably(path, await readFile(join(source, name)))
  await writeCompressed(path)
}

/** Whether it is of the version itself: not a record beside it, nor a source map, which earlier releases stored too. */
export const isCompared = (name: string) =>
  !isMap(name) &&
  ![buildRecordName, typesName, smokeRecordName].includes(name) &&
  !name.startsWith(`${smokePicturesFolder}/`)

async function compareWithStored(
  folder: string,
  target: string,
  source: string,
  names: string[],
): Promise<'already stored'> {
  const stored = (await filesBelow(target)).filter((name) => names.includes(name) || !/\.(br|gz)$/.test(name))
  const isSame =
    stored.filter(isCompared).join('\n') === names.filter(isCompared).join('\n') &&
    (
      await Promise.all(
        names
          .filter(isCompared)
          .map(async (name) => (await readFile(join(target, name))).equals(await readFile(join(source, name)))),
      )
    ).every(Boolean)
  if (isSame) return 'already stored'
  throw new ReleaseError([`${folder} is already published with other content; a published version never changes.`])
}

/** Removes what publishes that were killed left behind. */
async function removeAbandoned(incoming: string) {
  for (const name of await namesIn(incoming)) {
    const path = join(incoming, name)
    const age = Date.now() - ((await stat(path).catch(ifMissing(undefined)))?.mtimeMs ?? Date.now())
    if (age > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

export function ifMissing<T>(fallback: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return fallback
    throw error
  }
}
