import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { stemmer } from 'stemmer'
import { buildTest, foundLine, type Indexed, type Term } from './found-line.ts'
import { findCorrections, maxTolerance } from './spelling.ts'
import { computeSound, splitWords } from './words.ts'

/** What can be found, in memory. */
export interface RankedIndex<Entry extends Indexed> {
  /**
   * The entries that fit a query and that `isFor` lets pass, best first: those in which every word is found, else those with any of them.
   * A title counts more than a text. The last word may still be typed: words that begin with it are found, too. A misspelt word stands for
   * the known words that are nearest.
   */
  find(query: string, isFor: (entry: Entry) => boolean): FoundEntries<Entry>
}

interface FoundEntries<Entry> {
  entries: Entry[]
  /** Every word was found in each of them. */
  hasAllWords: boolean
  /** The line of its text that shows why it was found; null where its name, or what is shown with it, says so. */
  lineOf: (entry: Entry) => string | null
}

const maxTerms = 8
/** How many are indexed before other calls have their turn. */
const entriesAtOnce = 20
/** Longer words have no corrections: comparing them with every known word would take too long. */
const maxMisspelt = 40

/** Words that say nothing of what is looked for, unless there are no others. */
const stopWords = new Set(
  splitWords(`a about am an and any are as at be been being but by can could did do does doing for from had has have having he her him his
    how i if in into is it its me my no nor not of off on or our out she should so some such than that the their them then there these
    they this those to too up very was we were what when where which while who whom why will with would you your`),
)

/** Hosts, files and storage keys, as «stepwise.revision-calculator»: no one who looks for revision means them. */
const technicalName = /\b[a-z]+\.[a-z][\w./-]*/gi

/** Builds the index of these entries; those that fit a query equally well keep their order. Other calls are answered meanwhile. */
export async function buildRankedIndex<Entry extends Indexed>(entries: readonly Entry[]): Promise<RankedIndex<Entry>> {
  // A name is kept word by word, which finds words that are still being typed, and by its stems; a text by its stems.
  const index = new MiniSearch<{ id: number; name: string; stemmedName: string; body: string }>({
    fields: ['name', 'stemmedName', 'body'],
    tokenize: splitWords,
    processTerm: (word, field) => (field === 'name' ? word : stemmer(word)),
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: { name: 8, stemmedName: 8 },
      // A long text is no worse than a short one.
      bm25: { k: 1.2, b: 0, d: 0 },
    },
  })
  const soundsOf = new SearchableMap<string>()
  const stems = new Set<string>()
  // Finding a stem takes longer than a look-up, and the lines of results have many words.
  const stemsOf = new Map<string, string>()
  for (const [id, { name, body: text }] of entries.entries()) {
    const body = text.replaceAll(technicalName, ' ')
    index.add({ id, name, stemmedName: name, body })
    for (const word of splitWords(`${name} ${body}`)) {
      if (soundsOf.has(word)) continue
      soundsOf.set(word, computeSound(word))
      stemsOf.set(word, stemmer(word))
      stems.add(stemmer(word))
    }
    if (id % entriesAtOnce === 0) await setImmediate()
  }
  const bySound = Map.groupBy(soundsOf.keys(), (word) => soundsOf.get(word))

  return {
    find(query, isFor) {
      const terms = parseTerms([...new Set(splitWords(query))].slice(0, maxTerms))
      const found = matching(terms, 'AND', isFor)
      const entries = found.length > 0 || terms.length < 2 ? found : matching(terms, 'OR', isFor)
      const tests = terms.map((term) => buildTest(term, findStem))
      return { entries, hasAllWords: found.length > 0, lineOf: (entry) => foundLine(entry, tests) }
    },
  }

  function findStem(word: string) {
    return stemsOf.get(word) ?? stemmer(word)
  }

  function parseTerms(words: readonly string[]): Term[] {
    const hasMeaning = words.some((word) => !stopWords.has(word))
    return words.flatMap((word, at): Term[] => {
      const isUnfinished = at === words.length - 1
      if (hasMeaning && stopWords.has(word)) return []
      if (isKnown(word, isUnfinished)) return [{ words: [word], isUnfinished }]
      const corrections = findCorrections(word, findSimilarWords(word, isUnfinished), isUnfinished)
      return [{ words: corrections.length > 0 ? corrections : [word], isUnfinished: false }]
    })
  }

  function isKnown(word: string, isUnfinished: boolean) {
    if (soundsOf.has(word) || stems.has(stemmer(word))) return true
    return isUnfinished && !soundsOf.atPrefix(word).keys().next().done
  }

  /** Known words that look or sound like this one, in no order. */
  function findSimilarWords(word: string, isUnfinished: boolean) {
    if (word.length > maxMisspelt) return []
    const similar = new Set([
      // Two neighbours that are swapped are two edits here, and one of spelling.ts.
      ...soundsOf.fuzzyGet(word, maxTolerance + 1).keys(),
      ...(bySound.get(computeSound(word)) ?? []),
      ...(isUnfinished ? soundsOf.atPrefix(word.slice(0, 2)).keys() : []),
    ])
    return [...similar]
      .filter((known) => known.length > 2)
      .map((known) => ({ word: known, sound: soundsOf.get(known) ?? '' }))
  }

  function matching(terms: readonly Term[], combineWith: 'AND' | 'OR', isFor: (entry: Entry) => boolean) {
    if (terms.length === 0) return []
    return index
      .search({ combineWith, queries: terms.map(buildQuery) })
      .sort((one, other) => other.score - one.score || one.id - other.id)
      .flatMap(({ id }) => entries[id] ?? [])
      .filter(isFor)
  }
}

/** Any of the words. */
function buildQuery({ words, isUnfinished }: Term): Query {
  const any: SearchOptions = { combineWith: 'OR', prefix: isUnfinished }
  const stems = [...new Set(words.map((word) => stemmer(word)))]
  return {
    ...any,
    queries: [
      { ...any, fields: ['name'], queries: [...words] },
      { ...any, fields: ['stemmedName', 'body'], queries: stems },
    ],
  }
}
