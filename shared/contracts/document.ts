import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { editionSchema } from './edition.ts'
import { essayWordKinds } from './essay.ts'
import { linkPlaces, pageBodySchema } from './page.ts'
import { momentSchema, ownAddressSchema } from './slug.ts'

// Editable content. A document is a file of content/; a published revision in the database comes before it until it is reset
// (docs/product/content-desk.md). Keys of bodies are one word each, for the same reason as in contracts/page.ts.

/** `page:support-contacts`, `step:revision:exam-day:before-the-exam:sleep-food-and-kit`, `badge:EXPLORER`, `directives:essay`. */
export const documentIdSchema = z
  .string()
  .max(520)
  .regex(/^(page|step|software|badge|directives):[A-Za-z0-9_-]+(:[a-z0-9-]+)*$/, 'must be the identifier of a document')

export const documentKinds = ['page', 'step', 'software', 'badge', 'directives'] as const
export type DocumentKind = (typeof documentKinds)[number]

const line = (what: string, max = 200) => z.string().trim().min(1, what).max(max, 'This is too long.')
const markdown = z.string().trim().max(60_000, 'This text is too long.')

/** `text`, `tip` and `more` are Markdown. `transcript` is the text version of a video, Markdown; null: the one made with the video. */
export const stepBodySchema = z.object({
  name: line('Enter a name'),
  text: markdown,
  tip: markdown.default(''),
  more: markdown.default(''),
  transcript: markdown.nullable().default(null),
})
export type StepBody = z.output<typeof stepBodySchema>

export const softwareBodySchema = z.object({
  name: line('Enter a name'),
  description: line('Enter a description', 2000),
})
/** `pro` is the criterion as the pro edition words it; empty: the same. */
export const badgeBodySchema = z.object({
  name: line('Enter a name', 60),
  criterion: line('Enter how the badge is earned', 300),
  pro: z.string().trim().max(300).default(''),
})
const lowerWords = z
  .string()
  .trim()
  .regex(/^[a-z]+( [a-z]+)*$/, 'must be words in lower case')
  .max(60)
/** Revisions of earlier releases have neither `kind` nor `forms`. */
export const directivesBodySchema = z.object({
  words: z
    .array(
      z.object({
        directive: lowerWords,
        definition: line('Enter what the word asks you to do', 500),
        kind: z.enum(essayWordKinds).optional(),
        forms: z.array(lowerWords).max(30).optional(),
      }),
    )
    .min(1, 'Enter a directive')
    .max(300)
    .refine(
      (words) => new Set(words.map((word) => word.directive)).size === words.length,
      'A directive is listed twice.',
    ),
})

/** What an author edits of each kind of document. The same schema checks files and revisions. */
export const bodySchemas = {
  page: pageBodySchema,
  step: stepBodySchema,
  software: softwareBodySchema,
  badge: badgeBodySchema,
  directives: directivesBodySchema,
} as const

/** A body under way: anything that an editor may hold, valid or not. */
const draftBodySchema = z.record(z.string(), z.unknown())
export type DocumentBody = Record<string, unknown>

/** Increased when a body of an earlier form must be carried over (api/src/modules/content/documents/carry-over.ts). */
export const bodyVersion = 2

const reason = z.string().trim().max(500, 'This is too long.')

const personSchema = z.object({ name: z.string(), is_you: z.boolean() })

/**
 * One change of a document. `publish`: a new text; `restore`: an earlier revision again (`restored`, 0 for the file); `reset`: as in the
 * file. `state`: `live` is what readers see, `scheduled` waits for `publish_at`, `cancelled` never went live, `past` was live. A cancelled
 * one without `publish_at` is a draft that was discarded, and `restored` the revision that it went on from.
 */
export const revisionSchema = z.object({
  number: z.int(),
  action: z.enum(['publish', 'restore', 'reset']),
  restored: z.int().nullable(),
  state: z.enum(['live', 'scheduled', 'cancelled', 'past']),
  why: z.string(),
  author: personSchema,
  created_at: momentSchema,
  publish_at: momentSchema.nullable(),
})
export type Revision = Camelize<z.output<typeof revisionSchema>>

const draftSchema = z.object({
  version: z.int(),
  body: draftBodySchema,
  /** The number of the revision that the draft began from; 0 is the file. */
  base: z.int(),
  author: personSchema,
  saved_at: momentSchema,
})
export type DocumentDraft = z.output<typeof draftSchema>

/** A document in the list of the desk. `checked_on`: the day on which someone last said that it is right. */
export const documentSummarySchema = z.object({
  id: documentIdSchema,
  kind: z.enum(documentKinds),
  area: z.string(),
  title: z.string(),
  /** Where readers see it; null for words that are shown in many places. */
  address: z.string().nullable(),
  // An API of an earlier release sends none of the next six.
  /** The editions whose readers have it. */
  editions: z.array(editionSchema).optional(),
  /** The draft, or a revision, is by the person who asks. */
  is_changed_by_you: z.boolean().optional(),
  draft_saved_at: momentSchema.nullable().optional(),
  /** A content manager has created it, so that there is no file (contracts/created-page.ts). */
  is_created: z.boolean().optional(),
  /** Readers do not see it: it was created and is not published, or was taken back. */
  is_hidden: z.boolean().optional(),
  /** Where a page is linked from. */
  linked: z.array(z.enum(linkPlaces)).optional(),
  /** The revision that readers see; 0 is the file. */
  revision: z.int(),
  published_by: personSchema.nullable(),
  published_at: momentSchema.nullable(),
  draft_by: personSchema.nullable(),
  scheduled_for: momentSchema.nullable(),
  checked_on: z.iso.date().nullable(),
  is_due: z.boolean(),
  reading_age: z.int().nullable(),
  broken_links: z.int(),
  reports: z.int(),
})
export type DocumentSummary = Camelize<z.output<typeof documentSummarySchema>>

export const documentSchema = documentSummarySchema.extend({
  /** What readers see, and what the file says. `unreadable`: blocks or fields of another release that are not shown, in words. */
  body: draftBodySchema,
  file: draftBodySchema,
  unreadable: z.array(z.string()),
  /** The step has a video, and so a text version of it. */
  has_video: z.boolean(),
  draft: draftSchema.nullable(),
  revisions: z.array(revisionSchema),
  /** Who else has it open in the editor now. */
  editors: z.array(z.object({ name: z.string() })),
})
export type EditableDocument = Camelize<z.output<typeof documentSchema>>

/** Who else has a document in the editor, and what has become of it: by these an editor knows that others have changed it. */
export const presenceSchema = z.object({
  editors: z.array(z.object({ name: z.string() })),
  // An API of an earlier release does not send them.
  facts: documentSchema
    .pick({ revision: true, scheduled_for: true })
    .extend({
      /** The highest number of a revision, 0 without one; the version of the draft, 0 without one. */
      newest: z.int(),
      draft: z.int(),
    })
    .optional(),
})
export type Presence = Camelize<z.output<typeof presenceSchema>>

/** Of a revision; 0 is the file. No document has as many. */
const revisionNumber = z.int().min(0).max(1_000_000)

/** `version`: that of the draft which the editor saw last, 0 without one; `base`: the revision that the text began from. */
export const draftSaveSchema = z.object({
  body: draftBodySchema,
  version: z.int().min(0),
  base: revisionNumber,
})
export const draftSavedSchema = z.object({ draft: draftSchema })

/** What the check before a publication found. An error blocks; `path` leads to the field, such as `blocks/3/alt`. */
export const findingSchema = z.object({
  level: z.enum(['error', 'warning']),
  rule: z.enum([
    'field',
    'alt-text',
    'heading-order',
    'link-text',
    'link-address',
    'link-unchecked',
    'image',
    'html',
    'contrast',
    'reading-age',
    'glossary',
    'length',
  ]),
  path: z.string(),
  message: z.string(),
  /** Address of the picture that it is about. */
  image: z.string().optional(),
  /** The link that could not be checked, by which it can be dismissed (contracts/link-confirmation.ts). */
  address: z.string().optional(),
})
export type Finding = z.output<typeof findingSchema>

export const checkSchema = z.object({ body: draftBodySchema })
export const checkedSchema = z.object({
  findings: z.array(findingSchema),
  reading_age: z.int().nullable(),
  /** The sentences that make the text hardest to read, the longest first. */
  long_sentences: z.array(z.string()),
  words: z.int(),
})
export type Checked = Camelize<z.output<typeof checkedSchema>>

const scheduledChoice = z.union([z.enum(['keep', 'cancel']), z.object({ body: draftBodySchema })])

/**
 * `base` is the highest number of `revisions` that the editor knew, 0 without one; `from` the revision that the text goes on from: what
 * readers see, or what is scheduled. A publication over a later revision, over one that there is not, or from another text than these, is
 * a 409 with the document as `current`. `draft`: the version of the draft that is published; a later one stays.
 * `scheduled`: what happens to a text that is scheduled already. It is kept as it is, cancelled, or gets this body, at its time. Tabs of an
 * earlier release send none of the last three.
 */
export const publicationSchema = z.object({
  body: draftBodySchema,
  base: revisionNumber,
  why: reason.default(''),
  publish_at: momentSchema.nullable().default(null),
  from: revisionNumber.optional(),
  draft: z.int().min(0).optional(),
  scheduled: scheduledChoice.optional(),
})
/** `base` and `scheduled` as for a publication. */
export const restorationSchema = z.object({
  why: reason.default(''),
  base: revisionNumber.optional(),
  scheduled: scheduledChoice.optional(),
})
export const documentResponseSchema = z.object({ document: documentSchema })
export const revisionPathSchema = z.object({
  id: documentIdSchema,
  number: z.coerce.number().pipe(revisionNumber),
})
export const revisionBodySchema = z.object({ body: draftBodySchema })

export const imageUploadSchema = z.object({
  /** A base64 data URL. */
  image: z.string().max(14_000_000),
})
export const uploadedImageSchema = z.object({ image: z.string(), width: z.int(), height: z.int() })

/** A reader's report. `address` is that of the page. */
export const mistakeSchema = z.object({
  address: ownAddressSchema,
  words: z.string().trim().min(1, 'Say what is wrong').max(2000, 'This is too long.'),
})
export const mistakeReportSchema = z.object({
  id: z.string(),
  document: documentIdSchema.nullable(),
  title: z.string().nullable(),
  address: z.string(),
  revision: z.int(),
  words: z.string(),
  reported_at: momentSchema,
})
export type MistakeReport = Camelize<z.output<typeof mistakeReportSchema>>

/** A file of content/ with what is published written into it; null: it is no longer there. Pictures are base64. */
export const exportedFileSchema = z.object({
  path: z.string(),
  text: z.string().nullable(),
  encoding: z.enum(['utf8', 'base64']),
})
