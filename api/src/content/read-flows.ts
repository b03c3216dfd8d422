import { contrast } from '@stepwise/shared/contracts/contrast'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { slugSchema } from '@stepwise/shared/contracts/slug'
import type { ContentChapter, ContentFlow, ContentModule } from './content.ts'
import type { ContentFiles } from './files.ts'
import { checkDuplicates, checkUnlisted } from './listing.ts'
import { forReaders, type MarkdownSource } from './markdown.ts'
import { quickCheckFile, readQuickCheck } from './read-quick-check.ts'
import { readStep } from './read-step.ts'
import { flowFileSchema, moduleFileSchema, type ProvenanceKeys } from './schemas.ts'
import { readYaml } from './yaml.ts'

const folder = 'flows'

/** Reads every flow, in the order of their slugs; their Markdown is added to `markdown`. */
export function readFlows(files: ContentFiles, markdown: MarkdownSource[]): ContentFlow[] {
  const slugs = files.folders(folder)
  if (slugs.length === 0) files.fail(folder, 1, 'there are no flows')
  const flows = slugs.flatMap((slug) => {
    if (!slugSchema.safeParse(slug).success) files.fail(`${folder}/${slug}`, 1, 'the folder’s name is not a slug')
    return readFlow(files, slug, markdown) ?? []
  })
  for (const edition of editionSchema.options) {
    if (!flows.some(({ editions }) => editions.includes(edition)))
      files.fail(folder, 1, `there are no flows of the ${edition} edition`)
  }
  return flows
}

function readFlow(files: ContentFiles, slug: string, markdown: MarkdownSource[]): ContentFlow | undefined {
  const file = `${folder}/${slug}/flow.yaml`
  const flow = readYaml(files, file, flowFileSchema)
  if (!flow) return undefined

  const { name, editions, colours, modules } = flow.value
  if (contrast('#FFFFFF', colours.primary) < 4.5) {
    files.fail(file, flow.findLine(['colours', 'primary']), 'white on the primary colour needs a contrast of 4.5')
  }
  if (contrast(colours.tab, colours.secondary) < 6.5) {
    files.fail(file, flow.findLine(['colours', 'tab']), 'the tab colour on the secondary one needs a contrast of 6.5')
  }
  const listing = { file, list: flow, key: ['modules'], slugs: modules }
  checkDuplicates(files, listing)
  checkUnlisted(files, listing, `${folder}/${slug}`, files.folders(`${folder}/${slug}`))
  return {
    slug,
    name,
    editions,
    colours,
    modules: modules.flatMap((module) => readModule(files, `${folder}/${slug}/${module}`, flow.value, markdown) ?? []),
  }
}

function readModule(
  files: ContentFiles,
  path: string,
  whole: ProvenanceKeys & Pick<ContentFlow, 'editions'>,
  markdown: MarkdownSource[],
): ContentModule | undefined {
  const file = `${path}/module.yaml`
  const module = readYaml(files, file, moduleFileSchema)
  if (!module) return undefined

  const { name, description, image, chapters } = module.value
  if (!files.has(image.slice(1))) files.fail(file, module.findLine(['image']), `the image ${image} does not exist`)
  const listing = { file, list: module, key: ['chapters'], slugs: chapters.map((chapter) => chapter.slug) }
  checkDuplicates(files, listing)
  checkUnlisted(files, listing, path, files.folders(path))
  return {
    slug: path.split('/').at(-1) ?? '',
    name,
    description,
    image,
    chapters: chapters.map((chapter, index): ContentChapter => {
      const steps = { file, list: module, key: ['chapters', index, 'steps'], slugs: chapter.steps }
      checkDuplicates(files, steps)
      const folder = `${path}/${chapter.slug}`
      checkUnlisted(
        files,
        steps,
        folder,
        files.filesIn(folder).filter((name) => name !== quickCheckFile),
      )
      return {
        slug: chapter.slug,
        name: chapter.name,
        quickCheck: readQuickCheck(files, folder),
        steps: chapter.steps.flatMap((step) => {
          const stepFile = `${folder}/${step}.md`
          const read = readStep(files, stepFile, whole)
          if (!read) return []
          if (read.flowStep) files.fail(stepFile, read.head.findLine(['step']), 'only a strategy names a step')
          if (read.also.length > 0) files.fail(stepFile, read.head.findLine(['also']), 'only a strategy names steps')
          if (read.step.tested)
            files.fail(stepFile, read.head.findLine(['tested']), 'only a step of a software is tested with it')
          markdown.push(...forReaders(read.markdown, whole.editions))
          return read.step
        }),
      }
    }),
  }
}
