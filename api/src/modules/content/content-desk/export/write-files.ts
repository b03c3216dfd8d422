import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ExportedFile } from './export-files.ts'

/** Writes exported files below a content folder; returns the paths of those that have changed. */
export function writeFiles(files: readonly ExportedFile[], contentFolder: string) {
  return files
    .filter(({ path, text, encoding }) => {
      const file = `${contentFolder}/${path}`
      if (text === null) {
        rmSync(file, { force: true })
        return true
      }
      const bytes = Buffer.from(text, encoding)
      if (existsSync(file) && readFileSync(file).equals(bytes)) return false
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
      return true
    })
    .map(({ path }) => path)
}
