import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

const descriptors = '/proc/self/fd'

/** For tests: which files and folders at or below `folder` this process has open. Linux only. */
export async function openFilesBelow(folder: string): Promise<string[]> {
  const paths = await Promise.all(
    (await readdir(descriptors)).map((name) => readlink(join(descriptors, name)).catch(() => '')),
  )
  return paths.filter((path) => path === folder || path.startsWith(`${folder}/`))
}
