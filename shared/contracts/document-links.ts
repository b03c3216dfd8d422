import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { documentIdSchema } from './document.ts'
import { ownAddressSchema } from './slug.ts'

// Links between documents: what they can lead to, what leads to one, and changes of those.

/** What a link of our own can lead to. `place`: an area, a flow, or the folder of a file. */
export const linkTargetSchema = z.object({
  kind: z.enum(['page', 'step', 'flow', 'software', 'resource', 'file']),
  title: z.string(),
  address: z.string(),
  place: z.string(),
})
export type LinkTarget = Camelize<z.output<typeof linkTargetSchema>>
export type LinkTargetKind = LinkTarget['kind']

/** Best first. */
export const linkTargetsSchema = z.object({ targets: z.array(linkTargetSchema) })

/** `closed`: some readers of the document cannot open it. `unchecked`: no one knows. `nearest`: what may be meant instead. */
export const addressCheckSchema = z.object({
  state: z.enum(['known', 'closed', 'unknown', 'unchecked']),
  nearest: z.array(linkTargetSchema),
})
export const addressQuerySchema = z.object({ address: z.string().max(2000) })
export type AddressCheck = Camelize<z.output<typeof addressCheckSchema>>

/** A link of another document. `words` is null where the page chooses them; `is_draft`: only its draft has it. */
export const incomingLinkSchema = z.object({
  document: documentIdSchema,
  title: z.string(),
  path: z.string(),
  words: z.string().nullable(),
  is_draft: z.boolean(),
  /** Someone is changing that document, so no change of ours is published over theirs. */
  is_busy: z.boolean(),
})
export type IncomingLink = Camelize<z.output<typeof incomingLinkSchema>>

const words = z.string().trim().min(1).max(200)
/** Publishes these documents with links to `from` leading to `to`; with `words`, only those that are read so, with other words. */
export const linkChangesSchema = z.object({
  from: ownAddressSchema,
  to: ownAddressSchema,
  words: z.object({ from: words, to: words }).nullable().default(null),
  documents: z.array(documentIdSchema).min(1).max(200),
})
/** `unchanged` are busy, or have no such link any more. */
export const linkChangesMadeSchema = z.object({
  changed: z.array(documentIdSchema),
  unchanged: z.array(documentIdSchema),
})
