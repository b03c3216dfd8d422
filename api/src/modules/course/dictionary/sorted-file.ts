import type { FileHandle } from 'node:fs/promises'

/** Bytes. Most lines are shorter. */
const blockSize = 512

/**
 * The line of a sorted ASCII file that begins with `key` and a space, found by halving: about twenty short reads, and nothing of the file in
 * memory. Lines that begin with a space come first and are not found.
 */
export async function findLine(file: FileHandle, key: string): Promise<string | undefined> {
  let from = 0
  let to = (await file.stat()).size
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const start = await lineStart(file, middle)
    const line = await readLine(file, start)
    const word = line.slice(0, line.indexOf(' '))
    if (word === key) return line
    if (word < key) from = start + line.length + 1
    else to = start
  }
  return undefined
}

/** Where the line begins that has this place in it. */
async function lineStart(file: FileHandle, place: number): Promise<number> {
  for (let end = place; end > 0; ) {
    const begin = Math.max(0, end - blockSize)
    const block = await readText(file, begin, end - begin)
    const newline = block.lastIndexOf('\n')
    if (newline >= 0) return begin + newline + 1
    end = begin
  }
  return 0
}

/** The line that begins at this place, without its end. */
export async function readLine(file: FileHandle, start: number): Promise<string> {
  let line = ''
  for (;;) {
    const block = await readText(file, start + line.length, blockSize)
    const newline = block.indexOf('\n')
    if (newline >= 0) return line + block.slice(0, newline)
    if (block === '') return line
    line += block
  }
}

async function readText(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}
