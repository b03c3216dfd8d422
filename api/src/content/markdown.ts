import type { KnownAddresses } from '../modules/content/documents/known-addresses.ts'
import { markdownProblems } from '../modules/content/documents/markdown.ts'
import type { ContentFiles } from './files.ts'

/** A Markdown text and where it begins, to be checked when all files are read: it may link to any of them. */
export interface MarkdownSource {
  file: string
  /** The line of the file at which the text begins. */
  line: number
  text: string
}

/** Reports what an author may not write, at its line. */
export function checkMarkdown(files: ContentFiles, { file, line, text }: MarkdownSource, known: KnownAddresses) {
  for (const problem of markdownProblems(text, known)) files.fail(file, line + problem.line, problem.reason)
}
