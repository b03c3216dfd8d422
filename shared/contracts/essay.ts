import { z } from 'zod'

/** How a word is found in a question (content/essay-words.yaml). */
export const essayWordKinds = ['directive', 'noun', 'modifier', 'extent', 'question'] as const
export type EssayWordKind = (typeof essayWordKinds)[number]

/**
 * A word of an essay question that says what to do, and what it asks for (docs/product/study-tools.md#directives). An API of an
 * earlier release sends neither `kind` nor `forms`.
 */
export const essayWordSchema = z.object({
  directive: z.string(),
  definition: z.string(),
  kind: z.enum(essayWordKinds).optional().catch(undefined),
  forms: z.array(z.string()).optional(),
})
export type EssayWord = z.infer<typeof essayWordSchema>

/** Essay lengths in words (docs/product/study-tools.md#lengths). */
export const essayWordCounts = [1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000] as const
export const essayOptions = ['A', 'B'] as const

/** The path parameters of an essay plan. */
export const mindmapPathSchema = z.object({
  words: z.enum(essayWordCounts.map(String)),
  option: z.enum(essayOptions),
})
export const mindmapQuerySchema = z.object({ software_name: z.string().max(100).optional() })

/**
 * Formats in which an essay plan is made. `.mvdx` (MindView) and `.isf` (Inspiration) have no public description: instead there
 * are outlines that those programs import, a Word document with headings and OPML.
 */
export const mindmapFormatSchema = z.enum(['pdf', 'mmap', 'docx', 'opml'])

/** The address of an essay plan's mind map, and its file name. */
export const mindmapFileSchema = z.object({ url: z.string(), name: z.string(), format: mindmapFormatSchema })
export type MindmapFile = z.infer<typeof mindmapFileSchema>
