import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. Nothing tells that a screen reader has finished, so it is waited for so much silence: after a key, and after a new page. */
const silenceMs = { key: 900, page: 2500 }
const longestMs = 30_000

/** What Orca has said, read from the file that it writes to, and the transcript that is made of it. */
export class Said {
  readonly #from: string
  readonly #to: string
  #read = 0

  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
    writeFileSync(from, '')
    writeFileSync(to, '')
  }

  /** Writes a line of the transcript that says what the person does. */
  heading(words: string): void {
    appendFileSync(this.#to, `\n${words}\n`)
  }

  /** Waits until Orca is silent, writes what it has said since, and returns that. */
  async silence(after: 'key' | 'page'): Promise<string[]> {
    const begin = Date.now()
    let quietSince = Date.now()
    let count = this.#lines().length
    while (Date.now() - quietSince < silenceMs[after] && Date.now() - begin < longestMs) {
      await pause(50)
      const now = this.#lines().length
      if (now !== count) quietSince = Date.now()
      count = now
    }
    const said = this.#lines().slice(this.#read, count)
    this.#read = count
    for (const phrase of said) appendFileSync(this.#to, `    ${phrase}\n`)
    return said
  }

  /** Waits until a phrase that was not read yet has these words: a person types only once they have heard where they are. */
  async hears(words: string): Promise<void> {
    const begin = Date.now()
    while (
      !this.#lines()
        .slice(this.#read)
        .some((phrase) => phrase.includes(words))
    ) {
      if (Date.now() - begin > longestMs) {
        await this.silence('key')
        throw new Error(`Orca has not said ${words}`)
      }
      await pause(50)
    }
    await this.silence('key')
  }

  #lines(): string[] {
    if (!existsSync(this.#from)) return []
    return readFileSync(this.#from, 'utf8').split('\n').slice(0, -1)
  }
}
