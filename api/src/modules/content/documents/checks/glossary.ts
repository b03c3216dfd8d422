import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const text = z.string().trim().min(1)

export const glossaryFile = 'glossary.yaml'

/** The form of the glossary: words that we prefer not to use, what to say instead, and why when it is not plain. */
export const glossaryFileSchema = z.array(
  z.strictObject({ avoid: z.array(text).min(1), say: text, why: text.optional() }),
)

export interface GlossaryEntry {
  pattern: RegExp
  say: string
  why: string
}

/** Reads the glossary; a content folder without one has no such words. */
export function readGlossary(contentFolder: string): GlossaryEntry[] {
  const file = `${contentFolder}/${glossaryFile}`
  if (!existsSync(file)) return []
  return glossaryFileSchema.parse(parse(readFileSync(file, 'utf8'))).map(({ avoid, say, why = '' }) => ({
    pattern: new RegExp(`(?<![\\p{L}-])(?:${avoid.map(escapePattern).join('|')})(?![\\p{L}-])`, 'iu'),
    say,
    why,
  }))
}

function escapePattern(words: string) {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
