import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that is on the disk, not only in its cache, when the promise resolves. */
export async function writeDurably(path: string, content: string | Buffer) {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Replaces a file in one step: a reader gets the old content or the new, and a crash leaves one of the two. */
export async function replaceFile(path: string, content: string | Buffer) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  await writeDurably(temporary, content)
  await renameDurably(temporary, path)
}

/** Renames, and makes the new name survive a power cut where the system lets a folder be synced (not on Windows). */
export async function renameDurably(from: string, to: string) {
  await rename(from, to)
  if (process.platform === 'win32') return
  const folder = await open(dirname(to), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
