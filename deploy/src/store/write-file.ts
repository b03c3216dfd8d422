import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file and syncs it: when the promise resolves, it survives a power cut. */
export async function writeDurably(path: string, content: string | Buffer) {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Replaces a file atomically: readers get the old content or the new, and so does a restart after a crash. */
export async function replaceFile(path: string, content: string | Buffer) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  await writeDurably(temporary, content)
  await renameDurably(temporary, path)
}

/** Renames, and syncs the folder so that the new name survives a power cut. Windows cannot sync a folder. */
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
