import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const text = z.string().trim().min(1)

export const glossaryFile = 'glossary.yaml'

/**
 * The form of the glossary: words that we prefer not to use, what to say instead, what that means where it is a word of ours, and why when
 * it is not plain. `except` are phrases in which the word may stand; with `case` its capital letters matter.
 */
export const glossaryFileSchema = z.array(
  z.strictObject({
    avoid: z.array(text).min(1),
    say: text,
    meaning: text.optional(),
    why: text.optional(),
    except: z.array(text).default([]),
    case: z.boolean().default(false),
  }),
)

export interface GlossaryEntry {
  pattern: RegExp
  /** Phrases in which the words are right; undefined: none. */
  exception: RegExp | undefined
  say: string
  why: string
}

/** Reads the glossary; a content folder without one has no such words. */
export function readGlossary(contentFolder: string): GlossaryEntry[] {
  const file = `${contentFolder}/${glossaryFile}`
  if (!existsSync(file)) return []
  return glossaryFileSchema.parse(parse(readFileSync(file, 'utf8'))).map((entry) => ({
    pattern: buildPattern(entry.avoid, entry.case ? 'u' : 'iu'),
    exception: entry.except.length > 0 ? buildPattern(entry.except, 'giu') : undefined,
    say: entry.say,
    why: [entry.meaning, entry.why].filter(Boolean).join(' '),
  }))
}

function buildPattern(phrases: readonly string[], flags: string) {
  return new RegExp(`(?<![\\p{L}-])(?:${phrases.map(escapePattern).join('|')})(?![\\p{L}-])`, flags)
}

function escapePattern(words: string) {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
