import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect } from 'vitest'
import { BrokenContent, readContent } from '../../src/content/read-content.ts'
import type { KnownRoute } from '../../src/readers.ts'
import { writeContent } from './content-fixture.ts'

/** A sound content folder for each test, and what breaks it; `failures` says what is found then. */
export function useContentFolder() {
  const content = { folder: '', replace, add, remove, failures }
  const pathOf = (file: string) => `${content.folder}/${file}`

  beforeEach(() => {
    content.folder = mkdtempSync(`${tmpdir()}/stepwise-content-`)
    writeContent(content.folder)
  })
  afterEach(() => rmSync(content.folder, { recursive: true, force: true }))

  function replace(file: string, part: string, by: string) {
    return () => {
      const text = readFileSync(pathOf(file), 'utf8')
      expect(text).toContain(part)
      writeFileSync(pathOf(file), text.replace(part, by))
    }
  }

  function add(file: string, text: string) {
    return () => appendFileSync(pathOf(file), text)
  }

  function remove(file: string) {
    return () => rmSync(pathOf(file), { recursive: true })
  }

  function failures(routes?: readonly KnownRoute[]) {
    try {
      readContent(content.folder, routes)
      return []
    } catch (error) {
      if (error instanceof BrokenContent)
        return error.failures.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)
      throw error
    }
  }

  return content
}
