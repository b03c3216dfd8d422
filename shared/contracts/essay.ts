import { z } from 'zod'

/** A word of an essay question that says what to do, and what it asks for (spec 3). */
export const essayWordSchema = z.object({ directive: z.string(), definition: z.string() })
export type EssayWord = z.infer<typeof essayWordSchema>

/** Essay lengths of spec 9: 1000 to 5000 words in steps of 500. */
export const essayWordCounts = [1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000] as const
export const essayOptions = ['A', 'B'] as const

/** Which essay plan, as the path names it. */
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

/** Where an essay plan's mind map lies, and what it is called when it is saved. */
export const mindmapFileSchema = z.object({ url: z.string(), name: z.string(), format: mindmapFormatSchema })
export type MindmapFile = z.infer<typeof mindmapFileSchema>
