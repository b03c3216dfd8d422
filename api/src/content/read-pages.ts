import { type Block, blockSchemas, pageBodySchema, pagePlaceSchema } from '@stepwise/shared/contracts/page'
import { slugSchema } from '@stepwise/shared/contracts/slug'
import { z } from 'zod'
import { bodyParts } from '../modules/content/documents/checks/body-parts.ts'
import { formFindings } from '../modules/content/documents/checks/form-findings.ts'
import { type KnownAddresses, linkProblem } from '../modules/content/documents/known-addresses.ts'
import type { ContentPage } from './content.ts'
import type { ContentFiles } from './files.ts'
import { checkDuplicates } from './listing.ts'
import { type Located, readYaml } from './yaml.ts'

const folder = 'pages'

const [firstBlock, ...otherBlocks] = Object.values(blockSchemas).map((schema) => schema.strict())
/** The form of a page's file: that of its body, but no key may be one that no one knows. */
const pageFileSchema = pagePlaceSchema
  .extend({
    checked: z.iso.date().optional(),
    checkBy: z.iso.date().optional(),
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
    const { address, area, access, linked, editions, checked = null, checkBy = null, ...body } = read.value
    checkDuplicates(files, { file, list: read, key: ['blocks'], slugs: body.blocks.map((block) => block.id) })
    return { page: { slug, address, area, access, linked, editions, checked, checkBy, body }, file, read }
  })
}

/** Reports what a content manager may not publish either, pictures and videos that are not there, and links that lead nowhere. */
export function checkPage(files: ContentFiles, { page, file, read }: PageToCheck, known: KnownAddresses) {
  const { links, images, blocks, ...forms } = bodyParts('page', page.body)
  const fail = (path: string, reason: string) => files.fail(file, read.findLine(parseKeys(path)), reason)
  for (const { level, path, message } of formFindings({ links, images, blocks, ...forms })) {
    if (level === 'error') fail(path, message)
  }
  for (const { path, address } of images) {
    if (!address.startsWith('/images/') || !files.has(address.slice(1)))
      fail(path, `the image ${address} does not exist`)
  }
  for (const { path, address, wellbeing } of links) {
    const problem = linkProblem(address, known, { editions: page.editions, access: wellbeing ?? page.access })
    if (problem) fail(path, problem)
  }
  for (const { path, block } of blocks) {
    if (block.type === 'video' && block.video && !files.has(`media/videos/${block.video}/video.json`)) {
      fail(`${path}/video`, `the video ${block.video} does not exist`)
    }
  }
}

/** The keys of a finding's path, such as `blocks/3/alt`. */
function parseKeys(path: string) {
  return path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
