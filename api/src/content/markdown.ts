import type { Edition } from '@stepwise/shared/contracts'
import type { Readers } from '../readers.ts'

/** A Markdown text and where it begins, to be checked when all files are read: it may link to any of them. */
export interface MarkdownSource {
  file: string
  /** The line of the file at which the text begins. */
  line: number
  text: string
  readers: Readers
}

/** The texts of a step, which people of these editions read. */
export const forReaders = (texts: readonly Omit<MarkdownSource, 'readers'>[], editions: readonly Edition[]) =>
  texts.map((text): MarkdownSource => ({ ...text, readers: { editions, access: 'signed-in' } }))
