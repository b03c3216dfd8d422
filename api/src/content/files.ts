import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/** Why a content file cannot be used: its path below content/, the line (from 1), and what is wrong with it. */
export interface ContentFailure {
  file: string
  line: number
  reason: string
}

/** The files below content/, the failures found in them so far, and a hash over all that was read. */
export class ContentFiles {
  readonly failures: ContentFailure[] = []
  readonly #root: string
  readonly #hash = createHash('sha256')

  constructor(root: string) {
    this.#root = root
  }

  get hash() {
    return this.#hash.copy().digest('hex')
  }

  fail(file: string, line: number, reason: string) {
    this.failures.push({ file, line, reason })
  }

  has(path: string) {
    return existsSync(`${this.#root}/${path}`)
  }

  isFile(path: string) {
    return statSync(`${this.#root}/${path}`, { throwIfNoEntry: false })?.isFile() ?? false
  }

  /** The text of a file, or undefined when there is none. */
  read(path: string) {
    if (!this.has(path)) return undefined
    const text = readFileSync(`${this.#root}/${path}`, 'utf8')
    this.#hash.update(`${path}\0${text}\0`)
    return text
  }

  folders(path: string) {
    return this.#names(path, true)
  }

  /** The names in a folder, of files only, without hidden ones. */
  filesIn(path: string) {
    return this.#names(path, false)
  }

  #names(path: string, isFolder: boolean) {
    if (!this.has(path)) return []
    return readdirSync(`${this.#root}/${path}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() === isFolder && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
  }
}
