import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** For tests: a new folder with these files, removed when the test file is done. */
export async function temporaryFolder(files: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-deploy-'))
  folders.push(folder)
  await writeFiles(folder, files)
  return folder
}

/** For tests: writes files into a folder, and makes the folders that they are in. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
