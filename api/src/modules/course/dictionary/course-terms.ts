import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { glossaryFile, glossaryFileSchema } from '../../content/documents/checks/glossary.ts'
import { baseForms } from './base-forms.ts'

interface CourseTerm {
  term: string
  meaning: string
}

/** The words of the glossary that the course gives a meaning of its own. A content folder without a glossary has none. */
export function readCourseTerms(contentFolder: string): CourseTerm[] {
  const file = `${contentFolder}/${glossaryFile}`
  if (!existsSync(file)) return []
  return glossaryFileSchema
    .parse(parse(readFileSync(file, 'utf8')))
    .flatMap(({ say, meaning }) => (meaning ? [{ term: say, meaning }] : []))
}

/** The terms that a word in lower case is, or is a form of. */
export function findCourseTerms(terms: readonly CourseTerm[], word: string): CourseTerm[] {
  const forms = baseForms(word, 'noun')
  return terms.filter(({ term }) => forms.includes(term.toLowerCase()))
}
