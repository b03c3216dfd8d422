import { badgeCodeSchema } from '@stepwise/shared/contracts/badge'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { essayWordKinds } from '@stepwise/shared/contracts/essay'
import { isWebAddress } from '@stepwise/shared/contracts/own-address'
import { slugSchema } from '@stepwise/shared/contracts/slug'
import { smallAppParameters, smallAppSchema } from '@stepwise/shared/contracts/small-app'
import { pageTypeSchema } from '@stepwise/shared/contracts/step'
import { z } from 'zod'

// The forms of the files in content/, as content/README.md describes them.

const text = z.string().trim().min(1)
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #6A5ACD')
const image = z.string().regex(/^\/images\/[a-z0-9/-]+\.(svg|webp|png)$/, 'must be an address like /images/name.svg')

const webAddressMessage = 'must be an address like https://www.example.org'
const webAddress = z.string(webAddressMessage).refine(isWebAddress, webAddressMessage)
const documentAddress = z
  .string()
  .refine(
    (address) => isWebAddress(address) || /^\/media\/[a-z0-9/-]+\.(pdf|docx)$/.test(address),
    'must be https://… or an address like /media/guides/name.pdf',
  )

const day = z.iso.date('must be a day like 2026-11-28')

const sources = z.array(z.strictObject({ name: text, url: webAddress }))

// The words that someone has read or tried (step-fingerprint.ts): without it, any.
const words = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'must be 12 characters that the sheet gave')
  .optional()

/** Who stands behind what is taught; what a step's own head says of it goes before what its flow or software says. */
const provenance = {
  author: text,
  reviewed: z.strictObject({ by: text, role: text.optional(), date: day, words }).optional(),
  checked: day.optional(),
  sources: sources.default([]),
}
export type ProvenanceKeys = z.output<z.ZodObject<typeof provenance>>

export const flowFileSchema = z.strictObject({
  ...provenance,
  name: text,
  editions: z.array(editionSchema).min(1).default(['study', 'pro']),
  colours: z.strictObject({ primary: colour, secondary: colour, tab: colour }),
  modules: z.array(slugSchema).min(1),
})

export const moduleFileSchema = z.strictObject({
  name: text,
  description: text,
  image,
  chapters: z.array(z.strictObject({ slug: slugSchema, name: text, steps: z.array(slugSchema).min(1) })).min(1),
})

const flowStep = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+){3}$/, 'must be flow/module/chapter/step')

export const stepHeadSchema = z.strictObject({
  name: text,
  type: pageTypeSchema,
  duration: z.int().min(1).max(36_000).optional(),
  tip: text.optional(),
  video: slugSchema.optional(),
  app: z
    .strictObject({
      name: text,
      slug: smallAppSchema,
      description: text,
      image,
      imageAlt: text,
      parameters: z.record(z.string(), z.unknown()).optional(),
    })
    .superRefine(({ slug, parameters = {} }, { addIssue }) => {
      const { error } = smallAppParameters[slug].safeParse(parameters)
      for (const { message: _, ...issue } of error?.issues ?? [])
        addIssue({ ...issue, path: ['parameters', ...issue.path] })
    })
    .optional(),
  step: flowStep.optional(),
  also: z.array(flowStep).min(1).optional(),
  author: provenance.author.optional(),
  reviewed: provenance.reviewed,
  checked: provenance.checked,
  checkBy: day.optional(),
  sources: sources.optional(),
  tested: z.strictObject({ version: text, date: day, by: text, words }).optional(),
})
export type StepHead = z.output<typeof stepHeadSchema>

export const groupsFileSchema = z.array(z.strictObject({ slug: slugSchema, name: text }))

/** The questions at the end of a chapter. */
export const quickCheckFileSchema = z
  .array(
    z.strictObject({
      question: text.max(160),
      options: z
        .array(z.strictObject({ text: text.max(110), why: text.max(260), right: z.literal(true).optional() }))
        .min(2)
        .max(4)
        .refine((options) => options.filter(({ right }) => right).length === 1, 'exactly one option must be right'),
    }),
  )
  .min(3)
  .max(5)

export const softwareFileSchema = z.strictObject({
  ...provenance,
  name: text,
  group: slugSchema.optional(),
  assistive: z.boolean(),
  description: text,
  image,
  website: webAddress.optional(),
  guide: documentAddress.optional(),
  video: slugSchema.optional(),
  essentials: z.array(slugSchema),
  strategies: z.array(slugSchema),
})

export const badgesFileSchema = z.array(
  z.strictObject({
    code: badgeCodeSchema,
    name: text,
    criterion: text,
    criterionPro: text.optional(),
    editions: z.array(editionSchema).min(1),
  }),
)

const lowerWords = text.regex(/^[a-z]+( [a-z]+)*$/, 'must be words in lower case')
export const essayWordsFileSchema = z
  .array(
    z.strictObject({
      directive: lowerWords,
      kind: z.enum(essayWordKinds).optional(),
      forms: z.array(lowerWords).min(1).optional(),
      definition: text,
    }),
  )
  .min(1)

/** `video.json`, written by content/tools; seconds from the start. Other keys are the tools' own. */
export const videoFileSchema = z.object({
  title: text,
  duration: z.number().positive(),
  slides: z.array(
    z.object({
      start: z.number(),
      title: text,
      chapter: text.optional(),
      /** What the picture shows. */
      shown: text.optional(),
    }),
  ),
  sentences: z.array(z.object({ start: z.number(), text, slide: z.int(), by: text.optional() })),
})
export type VideoFile = z.output<typeof videoFileSchema>
