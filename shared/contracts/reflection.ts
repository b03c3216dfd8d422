import { z } from 'zod'
import { badgeSchema } from './badge.ts'
import type { Camelize } from './camelize.ts'
import { withLineEnds } from './line-ends.ts'
import { daySchema, momentSchema, pageLimitSchema } from './slug.ts'

/** The longest title and answer, in characters as JavaScript counts them. The browser's copy is in remotes/journal. */
export const titleLimit = 200
export const answerLimit = 10_000

/** How many entries one address can name: more ids would not fit. */
export const entriesAtOnce = 200
/** How many a page of the journal can have. */
const entriesPerPage = 500
/** How many the list of a journal has, the newest ones, and so a document of all of them. */
export const entriesInAll = 10_000

/** The questions of an entry, for documents; the page has more about each (docs/product/journal.md#prompts). */
export const reflectionGroups = [
  {
    title: 'Observe',
    prompts: [
      { field: 'observe_1', question: 'What happened?' },
      { field: 'observe_2', question: 'What did you notice?' },
    ],
  },
  {
    title: 'Reflect',
    prompts: [
      { field: 'reflect_1', question: 'What went well, and why?' },
      { field: 'reflect_2', question: 'What was hard, and why?' },
    ],
  },
  { title: 'Act', prompts: [{ field: 'act', question: 'What will you do next time?' }] },
] as const

const inWords = (count: number) => count.toLocaleString('en-GB')
const lines = (text: string) => withLineEnds(text).trim()
const answer = z
  .string()
  .overwrite(lines)
  .max(answerLimit, `An answer can have at most ${inWords(answerLimit)} characters.`)
  .optional()
const dayMessage = 'Enter a date such as 2026-11-20.'
const day = z.iso.date(dayMessage).refine((date) => date >= '1900' && date < '2200', dayMessage)

// A missing answer is empty in a new entry, and stays as it was in an edited one.
const writtenSchema = z.object({
  // Without it, today in the person's time zone.
  date: day.optional(),
  title: z
    .string('Enter what you would you like to reflect on')
    .overwrite((title) => lines(title).replaceAll('\n', ' '))
    .min(1, 'Enter what you would you like to reflect on')
    .max(titleLimit, `A title can have at most ${titleLimit} characters.`),
  observe_1: answer,
  observe_2: answer,
  reflect_1: answer,
  reflect_2: answer,
  act: answer,
  tag: z.string().trim().max(50).nullish(),
})

/** An entry of the reflective journal. `date` is a day (docs/product/journal.md#day). `version` counts its edits. */
export const reflectionSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  title: z.string(),
  observe_1: z.string(),
  observe_2: z.string(),
  reflect_1: z.string(),
  reflect_2: z.string(),
  act: z.string(),
  tag: z.string().nullable(),
  version: z.int(),
})
export type Reflection = Camelize<z.infer<typeof reflectionSchema>>

function isPlaceInJournal(text: string): boolean {
  const [day, moment = '', id, ...others] = text.split('~')
  const isMoment = moment.endsWith('Z') && momentSchema.safeParse(moment).success
  return daySchema.safeParse(day).success && isMoment && z.uuid().safeParse(id).success && others.length === 0
}

/**
 * With a `limit`, the journal comes in pages of so many entries: `after` is the `next` of the page before. Without it, all that are left are
 * one page.
 */
export const journalQuerySchema = z.object({
  limit: pageLimitSchema(entriesPerPage),
  after: z.string().refine(isPlaceInJournal, 'There is no such page of the journal.').optional(),
})

/** The entries, the newest day first. `next` is null on the last page; a server of before had one page and no `next`. */
export const journalSchema = z.object({
  reflective_journal: z.object({ reflections: z.array(reflectionSchema), next: z.string().nullish() }),
})

/** The same `idempotency_key` again, after a lost answer, adds nothing and returns that entry. */
export const reflectionCreationSchema = z.object({
  reflection: writtenSchema,
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
})
export const reflectionCreatedSchema = z.object({ reflection: reflectionSchema, badges: z.array(badgeSchema) })
export type ReflectionCreated = Camelize<z.infer<typeof reflectionCreatedSchema>>

/**
 * A missing answer stays as it was, an empty one becomes empty. `version` is the one that the person edited: if the entry has a newer
 * one, the edit is rejected (409, `current` is the entry). Without `version` the last edit wins.
 */
export const reflectionChangeSchema = z.object({
  reflection: writtenSchema.partial().extend({ version: z.int().min(1).optional() }),
})

const entryIds = (most: number) =>
  z
    .array(z.uuid('This entry does not exist.'))
    .min(1, 'Choose at least one entry.')
    .max(most, `Choose at most ${inWords(most)} entries at once.`)

/** Several entries. Those of other people are left out, as if they did not exist. */
export const reflectionsQuerySchema = z.object({ reflection_ids: entryIds(entriesAtOnce) })
export const reflectionsRemovedSchema = z.object({ reflection_ids: z.array(z.string()) })

/** A Word document, or plain text. */
const format = z.enum(['docx', 'txt']).default('docx')
export const downloadQuerySchema = z.object({ format })
export const downloadManyQuerySchema = reflectionsQuerySchema.extend({ format })
/** The same for as many entries as a journal has. */
export const downloadSelectionSchema = z.object({ reflection_ids: entryIds(entriesInAll), format })
export type DownloadFormat = z.infer<typeof format>

/** A link to a file that works once, within a minute, for this person (docs/product/journal.md#link). */
export const downloadLinkSchema = z.object({ url: z.string() })
