import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { directoryFiles, ifMissing } from './directory-files.ts'
import type { FileStore } from './store.ts'

/** The files of a store, and those of `source` as `folder`, as if they had been put: nothing is stored. `cache`: an empty folder for copies. */
export async function withFolder(files: FileStore, folder: string, source: string, cache: string): Promise<FileStore> {
  const own = directoryFiles(cache, { isDevelopment: true })
  await own.put(folder, source)
  const of = (path: string) => (path.startsWith(`${folder}/`) ? own : files)
  const copies = new Map<string, Promise<void>>()

  async function copy(path: string) {
    await files.download(path)
    await mkdir(dirname(join(cache, path)), { recursive: true })
    for (const name of [path, `${path}.br`, `${path}.gz`])
      await copyFile(join(files.localFolder, name), join(cache, name)).catch(ifMissing(undefined))
  }

  return {
    ...files,
    localFolder: cache,
    read: (path) => of(path).read(path),
    transferSize: (path) => of(path).transferSize(path),
    download: async (path) => {
      if (of(path) === own) return
      const copied = copies.get(path) ?? copy(path)
      copies.set(path, copied)
      await copied
    },
  }
}
