import {
  type Block,
  type BlockType,
  blockSchemas,
  markdownFields,
  pageBodySchema,
  pagePlaceSchema,
} from '@stepwise/shared/contracts/page'
import { slugSchema } from '@stepwise/shared/contracts/slug'
import { z } from 'zod'
import { isKnownAddress, type KnownAddresses } from '../modules/documents/known-addresses.ts'
import type { ContentPage } from './content.ts'
import type { ContentFiles } from './files.ts'
import { checkDuplicates } from './listing.ts'
import type { MarkdownSource } from './markdown.ts'
import { type Located, readYaml } from './yaml.ts'

const folder = 'pages'

const [firstBlock, ...otherBlocks] = Object.values(blockSchemas).map((schema) => schema.strict())
/** The form of a page's file: that of its body, but no key may be one that nobody knows. */
const pageFileSchema = pagePlaceSchema
  .extend({
    checked: z.iso.date().optional(),
    title: pageBodySchema.shape.title,
    lead: pageBodySchema.shape.lead,
    blocks: z.array(
      z.discriminatedUnion('type', [firstBlock as never, ...(otherBlocks as never[])]),
    ) as unknown as z.ZodType<Block[]>,
  })
  .strict()
type PageFile = z.output<typeof pageFileSchema>

/** A page, and what is checked of it once every address is known. */
export interface PageToCheck {
  page: ContentPage
  file: string
  read: Located<PageFile>
}

/** Reads every page, in the order of their slugs. */
export function readPages(files: ContentFiles): PageToCheck[] {
  return files.filesIn(folder).flatMap((name) => {
    const file = `${folder}/${name}`
    const slug = name.replace(/\.yaml$/, '')
    if (!name.endsWith('.yaml') || !slugSchema.safeParse(slug).success) {
      files.fail(file, 1, 'the file’s name is not a slug with .yaml')
      return []
    }
    const read = readYaml(files, file, pageFileSchema)
    if (!read) return []
    const { address, area, access, checked = null, ...body } = read.value
    checkDuplicates(files, { file, list: read, key: ['blocks'], slugs: body.blocks.map((block) => block.id) })
    return { page: { slug, address, area, access, checked, body }, file, read }
  })
}

/** The Markdown of a page, which is checked like that of a step. */
export function markdownOfPage({ file, read }: PageToCheck): MarkdownSource[] {
  return read.value.blocks.flatMap((block, index) =>
    (markdownFields[block.type] ?? []).flatMap((field) =>
      [fieldOf(block, field)].flat().map((text) => ({ file, line: read.lineOf(['blocks', index, field]), text })),
    ),
  )
}

/** Reports pictures that are not there and links that lead nowhere. */
export function checkPage(files: ContentFiles, { file, read }: PageToCheck, known: KnownAddresses) {
  read.value.blocks.forEach((block, index) => {
    const fail = (field: string, reason: string) => files.fail(file, read.lineOf(['blocks', index, field]), reason)
    const image = fieldOf(block, 'image')[0]
    if (image && !(image.startsWith('/images/') && files.has(image.slice(1)))) {
      fail('image', `the image ${image} does not exist`)
    }
    for (const field of addressFields[block.type] ?? []) {
      const [address = ''] = fieldOf(block, field)
      if (address !== '' && address !== '#calm' && !isKnownAddress(address, known)) {
        fail(field, `the link ${address} leads nowhere`)
      }
    }
    if (block.type === 'video' && block.video && !files.has(`media/videos/${block.video}/video.json`)) {
      fail('video', `the video ${block.video} does not exist`)
    }
  })
}

const addressFields: Partial<Record<BlockType, readonly string[]>> = {
  card: ['to'],
  contact: ['video', 'web'],
  link: ['to'],
  video: ['to'],
  tile: ['to'],
}

function fieldOf(block: Block, field: string): string[] {
  const value = (block as Record<string, unknown>)[field]
  return [value].flat().filter((text) => typeof text === 'string')
}
