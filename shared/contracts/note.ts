import { z } from 'zod'
import { badgeSchema } from './badge.ts'
import type { Camelize } from './camelize.ts'
import { withLineEnds } from './line-ends.ts'
import { contentIdSchema, momentSchema, pageLimitSchema, slugSchema } from './slug.ts'

/** The longest note, in characters as JavaScript counts them. The browser's copy is in remotes/learn, features/notes. */
export const noteLimit = 10_000

/** Notes of one person. */
export const notesLimit = 10_000

/** Notes of one answer of `GET /notes`, unless fewer are asked for. */
export const notesPerPage = 500

const tooLong = `A note can have at most ${noteLimit.toLocaleString('en-GB')} characters.`
const content = z.string().overwrite(withLineEnds).trim().min(1, 'Write something first.').max(noteLimit, tooLong)

/**
 * A note. `section_name` is the learning module's name. `url` is the step's path, null when the
 * step is no longer in the course; `step_position` sorts in the order of the course. `video_time` is the second of the video that it
 * was taken from. `version` counts its edits.
 */
export const noteSchema = z.object({
  id: z.string(),
  content: z.string(),
  created_at: momentSchema,
  version: z.int(),
  video_time: z.int().nullable(),
  step_id: contentIdSchema,
  step_name: z.string(),
  step_position: z.int(),
  url: z.string().nullable(),
  flow_name: z.string(),
  section_name: z.string(),
  flow_slug: slugSchema,
  learning_module_slug: slugSchema,
  chapter_slug: slugSchema,
  step_slug: slugSchema,
  primary_color: z.string(),
  secondary_color: z.string(),
})
export type Note = Camelize<z.infer<typeof noteSchema>>

function isPlaceInNotes(text: string): boolean {
  const [moment = '', id, ...others] = text.split('~')
  const isUtc = moment.endsWith('Z') && momentSchema.safeParse(moment).success
  return isUtc && z.uuid().safeParse(id).success && others.length === 0
}

/**
 * `after` is the `next` of the page before (docs/product/notes.md#notes-list). Without it, the first page. `limit`: how many notes it has at
 * most.
 */
export const notesQuerySchema = z.object({
  limit: pageLimitSchema(notesPerPage),
  after: z.string().refine(isPlaceInNotes, 'There is no such page of notes.').optional(),
})

/** A page of a person's notes, the newest first. `next` is null on the last page; a server of before had one page and no `next`. */
export const notesPageSchema = z.object({ notes: z.array(noteSchema), next: z.string().nullish() })
export type NotesPage = Camelize<z.infer<typeof notesPageSchema>>

/** Adds a note to a step of a flow. The same `idempotency_key` again, after a lost answer, adds nothing and returns that note. */
export const noteCreationSchema = z.object({
  content,
  progress_step_id: contentIdSchema,
  video_time: z
    .int()
    .min(0)
    .max(24 * 60 * 60)
    .nullish(),
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
})

/** `notes_count` is the step's, for the markers of the side panel. */
export const noteCreatedSchema = z.object({ note: noteSchema, notes_count: z.int(), badges: z.array(badgeSchema) })
export type NoteCreated = Camelize<z.infer<typeof noteCreatedSchema>>

/**
 * `version` is the one that the person edited: if the note has a newer one, the edit is rejected (409, `current` is the note). Without
 * `version` the last edit wins.
 */
export const noteChangeSchema = z.object({ note: z.object({ content, version: z.int().min(1).optional() }) })

/** A note whose deletion was undone (docs/product/notes.md#put-aside). */
export const noteRestoredSchema = z.object({ note: noteSchema, notes_count: z.int() })

export const noteRemovedSchema = z.object({ step_id: contentIdSchema, notes_count: z.int() })
export type NoteRemoved = Camelize<z.infer<typeof noteRemovedSchema>>
