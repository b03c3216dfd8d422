import { z } from 'zod'
import type { Camelize } from './camelize.ts'

export const partOfSpeechSchema = z.enum(['noun', 'verb', 'adjective', 'adverb'])
export type PartOfSpeech = z.infer<typeof partOfSpeechSchema>

/** The word as it is in the text: its base form is found by the server. */
export const dictionaryQuerySchema = z.object({
  word: z.string().trim().min(1, 'Enter a word first.').max(60, 'Look up one word or a short phrase.'),
})

/** A word in one part of speech: `lemma` is its base form, `meanings` are short, the usual ones first. */
export const dictionaryEntrySchema = z.object({
  lemma: z.string(),
  part_of_speech: partOfSpeechSchema,
  meanings: z.array(z.object({ text: z.string(), example: z.string().nullable() })),
})

/** What the course says about the word comes before what a dictionary says. Both are empty when the word is not found. */
export const definitionSchema = z.object({
  word: z.string(),
  course: z.array(z.object({ term: z.string(), meaning: z.string() })),
  entries: z.array(dictionaryEntrySchema),
})
export type Definition = Camelize<z.infer<typeof definitionSchema>>
