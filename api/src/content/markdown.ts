import type { Edition } from '@stepwise/shared/contracts'
import type { KnownAddresses } from '../modules/content/documents/known-addresses.ts'
import { markdownProblems } from '../modules/content/documents/markdown.ts'
import type { Readers } from '../readers.ts'
import type { ContentFiles } from './files.ts'

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

/** Reports what an author may not write, at its line. */
export function checkMarkdown(
  files: ContentFiles,
  { file, line, text, readers }: MarkdownSource,
  known: KnownAddresses,
) {
  for (const problem of markdownProblems(text, known, readers)) files.fail(file, line + problem.line, problem.reason)
}
