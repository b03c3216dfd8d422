import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { type AsyncFlateStreamHandler, Zip, type ZipInputFile } from 'fflate'

/** The zip leaves in parts of about this size. */
const partBytes = 1_000_000
/** So much text is compressed at once. */
const pieceLength = 64 * 1024

/** A file that is written bit by bit. */
export interface ZipText {
  write: (text: string) => Promise<void>
  end: () => Promise<void>
}

/** A zip file that is made without holding up the process, and handed over in parts as it grows. */
export class ExportZip {
  readonly #zip: Zip
  readonly #madeAt: Date
  readonly #store: (part: Buffer) => Promise<void>
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #storedBytes = 0

  constructor(madeAt: Date, store: (part: Buffer) => Promise<void>) {
    this.#madeAt = madeAt
    this.#store = store
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error
      this.#waiting.push(chunk)
      this.#waitingBytes += chunk.length
    })
  }

  /** Begins a file. Those that are begun while it is open follow it in the zip, and are in memory until it has ended. */
  openText(name: string): ZipText {
    const file = this.#add(name)
    let waiting = ''
    const flush = async () => {
      const bytes = Buffer.from(waiting)
      waiting = ''
      await file.write(bytes)
      await this.#storeParts()
    }
    return {
      async write(text) {
        waiting += text
        if (waiting.length >= pieceLength) await flush()
      },
      async end() {
        await flush()
        await file.end()
      },
    }
  }

  async addBytes(name: string, bytes: Uint8Array) {
    const file = this.#add(name)
    await file.write(bytes)
    await file.end()
  }

  /** Ends the zip, in which every file must have ended. Returns how many bytes it has. */
  async end() {
    this.#zip.end()
    await this.#storeParts(1)
    return this.#storedBytes
  }

  #add(name: string) {
    const file = new DeflatedFile(name, this.#madeAt)
    this.#zip.add(file)
    return file
  }

  /** Part by part: what was in memory until the file before had ended may be much. */
  async #storeParts(least = partBytes) {
    while (this.#waitingBytes >= least) {
      let count = 0
      let bytes = 0
      while (bytes < partBytes && count < this.#waiting.length) bytes += this.#waiting[count++]?.length ?? 0
      const part = Buffer.concat(this.#waiting.splice(0, count))
      this.#waitingBytes -= part.length
      this.#storedBytes += part.length
      await this.#store(part)
      // The embedded database works within this turn of the event loop.
      await nextTurn()
    }
  }
}

const deflated = 8

/** A file of a zip, compressed by Node in threads of its own: in JavaScript it would hold up all calls. */
class DeflatedFile implements ZipInputFile {
  readonly filename: string
  readonly mtime: Date
  readonly compression = deflated
  crc = 0
  size = 0
  /** Set by the zip. */
  ondata?: AsyncFlateStreamHandler
  readonly #deflate = createDeflateRaw({ level: 6 })

  constructor(filename: string, mtime: Date) {
    this.filename = filename
    this.mtime = mtime
    this.#deflate.on('data', (chunk: Buffer) => this.ondata?.(null, new Uint8Array(chunk), false))
  }

  async write(bytes: Uint8Array) {
    this.crc = crc32(bytes, this.crc)
    this.size += bytes.length
    await new Promise<void>((done, fail) => {
      this.#deflate.write(bytes, (error) => (error ? fail(error) : done()))
    })
  }

  async end() {
    this.#deflate.end()
    await finished(this.#deflate)
    this.ondata?.(null, new Uint8Array(), true)
  }
}
