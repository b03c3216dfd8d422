import type { Database } from '../../../database/database.ts'
import {
  type Found,
  findEntries,
  findKnownWords,
  findSimilarWords,
  type Reader,
  type Term,
} from './search.repository.ts'
import { correctionsOf } from './spelling.ts'
import { soundOf, wordsOf } from './words.ts'

const limits = { learning_module: 6, chapter: 6, step: 8, page: 6 }
const maxTerms = 8

/** What a query finds that the person may open, best first (docs/product/shell-and-search.md#search-what). */
export async function search(db: Database, reader: Reader, query: string): Promise<Found[]> {
  const terms = await termsOf(db, query)
  if (terms.length === 0) return []
  const found = await findEntries(db, reader, { terms, every: true, limits })
  if (found.length > 0 || terms.length === 1) return found
  return findEntries(db, reader, { terms, every: false, limits })
}

async function termsOf(db: Database, query: string): Promise<Term[]> {
  const words = [...new Set(wordsOf(query))].slice(0, maxTerms)
  if (words.length === 0) return []
  const known = await findKnownWords(db, words)
  const hasMeaning = known.some(({ is_stop_word }) => !is_stop_word)
  const terms: Term[] = []
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1
    if (known[at]?.is_stop_word && hasMeaning) continue
    if (known[at]?.is_known) {
      terms.push({ words: [word], isUnfinished: isLast })
      continue
    }
    const corrections = correctionsOf(word, await findSimilarWords(db, word, soundOf(word)), isLast)
    terms.push({ words: corrections.length > 0 ? corrections : [word], isUnfinished: false })
  }
  return terms
}
