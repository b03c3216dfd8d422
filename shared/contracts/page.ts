import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { editionSchema } from './edition.ts'
import { isLinkAddress } from './own-address.ts'
import { focusPattern } from './picture-focus.ts'
import { slugSchema } from './slug.ts'
import { listHeadings, tableHeads, tableLimits } from './table.ts'
import { wellbeingSchema } from './user.ts'

// What a page of editable content is made of. Every key of a block is one word, so that a block is written in the same way in
// content/, on the wire and in the editor. Fields called Markdown are HTML in what readers get (api/src/modules/documents).

const required = (what: string) => z.string().trim().min(1, what)
const words = (what: string, max = 200) => required(what).max(max, 'This is too long.')
const optional = z.string().trim().max(500, 'This is too long.').default('')
const markdown = z.string().trim().max(20_000, 'This text is too long.')

/** Where a block may lead. */
const address = z
  .string()
  .trim()
  .max(2000, 'This is too long.')
  .refine(isLinkAddress, 'This must begin with https://, mailto:, tel:, sms: or /')
const addressOrNone = address.or(z.literal('')).default('')

/** A picture of `content/images`, or one that a content manager has uploaded. */
export const imagePattern =
  /^(\/images\/[a-z0-9/-]+\.(svg|webp|png)|\/api\/content_images\/[0-9a-f]{64}\.(webp|png|jpg))$/
const image = z.string().regex(imagePattern, 'Choose or upload an image.')
const imageOrNone = image.or(z.literal('')).default('')
/** A text of an earlier release says nothing of it: its picture without `alt` stays decoration. With false, one has to be described. */
const decorativeOrUnsaid = z.boolean().optional()
/** What stays in sight of a picture that is cut to fit (picture-focus.ts). */
const focus = z.string().regex(focusPattern, 'Choose the focal point again.').optional()
/** ISO day on which someone last checked what a block says. */
const day = z.iso.date('Enter a date.')

const id = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be lower-case letters, digits and dashes')

/** A heading that begins a part of the page: 2, or 3 below a 2. */
const heading = z.object({
  id,
  type: z.literal('heading'),
  level: z.int().min(2).max(3),
  text: words('Enter a heading'),
})
/** `text` is Markdown. */
const text = z.object({ id, type: z.literal('text'), text: markdown.min(1, 'Enter a text') })
/** Each item is Markdown of one line. */
const list = z.object({
  id,
  type: z.literal('list'),
  ordered: z.boolean().default(false),
  items: z.array(words('Enter an item', 1000)).min(1, 'Enter an item').max(50),
})
/** `text` is Markdown; `to` with `label` is where the card leads. */
const card = z.object({
  id,
  type: z.literal('card'),
  title: words('Enter a title'),
  text: markdown.default(''),
  image: imageOrNone,
  alt: optional,
  decorative: decorativeOrUnsaid,
  focus,
  label: optional,
  to: addressOrNone,
  hours: optional,
})
/** An organisation that can help. `content` is Markdown; `video` is the address of sign video, `text` is how to send a text message. */
const contact = z.object({
  id,
  type: z.literal('contact'),
  title: words('Enter the name of the organisation'),
  content: markdown.min(1, 'Say what the organisation does'),
  image: imageOrNone,
  alt: optional,
  decorative: decorativeOrUnsaid,
  phone: optional,
  email: z.email('This must be an email address.').or(z.literal('')).default(''),
  video: addressOrNone,
  text: optional,
  web: addressOrNone,
  hours: optional,
  checked: day,
  source: words('Say where this was checked', 500),
})
const link = z.object({ id, type: z.literal('link'), label: words('Enter the link text'), to: address })
/** `alt` describes the picture; a `decorative` one has none. */
const picture = z.object({
  id,
  type: z.literal('image'),
  image,
  alt: optional,
  decorative: z.boolean().default(false),
  caption: optional,
})
/** A video of `content/media/videos`, by its slug, or one on another site (`to`). */
const video = z.object({
  id,
  type: z.literal('video'),
  title: words('Enter a title'),
  text: markdown.default(''),
  image: imageOrNone,
  alt: optional,
  decorative: decorativeOrUnsaid,
  focus,
  video: slugSchema.or(z.literal('')).default(''),
  label: optional,
  to: addressOrNone,
})
/**
 * A stretch, held for `least` to `most` seconds, on one side after the other where it has `sides`. `image` shows it and `alt` describes it;
 * with `start`, the picture of the position before it, the two are shown in turn. An API of an earlier release sends none of the three.
 */
const exercise = z.object({
  id,
  type: z.literal('exercise'),
  name: words('Enter the name of the exercise'),
  image: imageOrNone,
  start: imageOrNone,
  alt: optional,
  least: z.int().min(1).max(600),
  most: z.int().min(1).max(600),
  sides: z.boolean().default(false),
  tips: z.array(words('Enter a tip', 500)).min(1, 'Enter a tip').max(12),
})
/** `answer` is Markdown. */
const faq = z.object({
  id,
  type: z.literal('faq'),
  question: words('Enter a question'),
  answer: markdown.min(1, 'Enter an answer'),
})
const testimonial = z.object({
  id,
  type: z.literal('testimonial'),
  name: words('Enter a name'),
  role: words('Enter a role'),
  comment: words('Enter what the person says', 2000),
  image: imageOrNone,
})
/** A way to another part, for people who have `wellbeing` (everyone when empty). `to` may be `#calm`, which opens the dialog. */
const tile = z.object({
  id,
  type: z.literal('tile'),
  title: words('Enter a title'),
  text: optional,
  image: imageOrNone,
  focus,
  to: address.or(z.literal('#calm')),
  wellbeing: wellbeingSchema.or(z.literal('')).default(''),
})

/** `rows` has all rows, with that of the headings; each cell is Markdown of one line. */
const table = z
  .object({
    id,
    type: z.literal('table'),
    caption: words('Enter a caption'),
    heads: z.enum(tableHeads).default('row'),
    rows: z
      .array(
        z
          .array(z.string().trim().max(500, 'This is too long.'))
          .min(2, 'A table has at least 2 columns.')
          .max(tableLimits.columns, `A table has at most ${tableLimits.columns} columns.`),
      )
      .min(2, 'A table has at least 2 rows.')
      .max(tableLimits.rows, `A table has at most ${tableLimits.rows} rows.`)
      .refine((rows) => rows.every((row) => row.length === rows[0]?.length), 'All rows must have the same columns.'),
  })
  .superRefine(({ heads, rows }, context) => {
    for (const { row, column } of listHeadings(heads, rows)) {
      if (rows[row]?.[column] !== '') continue
      const place = row === 0 ? `column ${column + 1}` : `row ${row + 1}`
      context.addIssue({ code: 'custom', path: ['rows', row, column], message: `Enter the heading of ${place}` })
    }
  })

/** Every kind of block, by its type. */
export const blockSchemas = {
  heading,
  text,
  list,
  table,
  card,
  contact,
  link,
  image: picture,
  video,
  exercise,
  faq,
  testimonial,
  tile,
} as const
export const blockSchema = z.discriminatedUnion('type', [
  heading,
  text,
  list,
  table,
  card,
  contact,
  link,
  picture,
  video,
  exercise,
  faq,
  testimonial,
  tile,
])
/** A stretch as the pomodoro timer offers it in a break. */
export const stretchSchema = exercise.pick({ name: true, least: true, most: true, sides: true, tips: true })
export type Stretch = z.output<typeof stretchSchema>
export type Hold = Pick<Stretch, 'least' | 'most' | 'sides'>

export type BlockType = keyof typeof blockSchemas
export type Block = z.output<typeof blockSchema>
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

/** The fields of each block that an author writes in Markdown and a reader gets as HTML. `items` and `rows` are lists of such texts. */
export const markdownFields: Partial<Record<BlockType, readonly string[]>> = {
  text: ['text'],
  list: ['items'],
  table: ['rows'],
  card: ['text'],
  contact: ['content'],
  video: ['text'],
  faq: ['answer'],
}

/** What an author edits of a page. */
export const pageBodySchema = z.object({
  title: words('Enter a title'),
  lead: optional,
  blocks: z
    .array(blockSchema)
    .max(200, 'A page has at most 200 blocks.')
    .refine(
      (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
      'Two blocks have the same id.',
    ),
})
export type PageBody = z.output<typeof pageBodySchema>

export const pageAreas = ['wellbeing', 'support', 'public'] as const
export type PageArea = (typeof pageAreas)[number]

/** Where a page can be linked from: the hub of the wellbeing area, Support, the footer of public pages, the sitemap. */
export const linkPlaces = ['wellbeing', 'support', 'footer', 'sitemap'] as const
export type LinkPlace = (typeof linkPlaces)[number]

/** A link to a page, with its title as words. */
export const pageLinkSchema = z.object({ title: z.string(), address: z.string() })
export type PageLink = z.output<typeof pageLinkSchema>

/** What is fixed of a page: where it is shown, who may read it, and where it is linked from besides the texts that name it. */
export const pagePlaceSchema = z.object({
  address: z.string().startsWith('/'),
  area: z.enum(pageAreas),
  linked: z.array(z.enum(linkPlaces)).default([]),
  /** The editions that have a page at this address. */
  editions: z.array(editionSchema).default(['study', 'pro']),
  /** `public`: anyone; `signed-in`; `wellbeings`: people with at least one; else people with this one. */
  access: z.enum(['public', 'signed-in', 'wellbeings', ...wellbeingSchema.options]),
})
export type PagePlace = z.output<typeof pagePlaceSchema>

/**
 * A page as a reader gets it: Markdown fields are safe HTML, and blocks that this release does not know are left out. A block was
 * checked as its author wrote it; as HTML its texts may be longer than an author's may be.
 */
export const pageSchema = z.object({
  slug: slugSchema,
  /** 0 is the file; null is a draft. */
  revision: z.int().nullable(),
  title: z.string(),
  lead: z.string(),
  /** The pages that are linked from this one's place and that this reader may open. An API of an earlier release sends none. */
  links: z.array(pageLinkSchema).optional(),
  blocks: z.array(z.looseObject({ id, type: z.string() }) as unknown as typeof blockSchema),
})
export type Page = Camelize<z.output<typeof pageSchema>>
