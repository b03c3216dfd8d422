import type { Edition } from '@stepwise/shared/contracts'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import type { ContentSoftware, ContentStrategy } from './content.ts'
import type { ContentFiles } from './files.ts'
import { checkDuplicates, checkUnlisted } from './listing.ts'
import { forReaders, type MarkdownSource } from './markdown.ts'
import { readStep, type StepFile } from './read-step.ts'
import { readVideo } from './read-video.ts'
import { groupsFileSchema, softwareFileSchema } from './schemas.ts'
import { readYaml } from './yaml.ts'

const folder = 'software'
const groupsFile = `${folder}/groups.yaml`

/** Reads the software groups in their order. */
export function readGroups(files: ContentFiles) {
  const groups = readYaml(files, groupsFile, groupsFileSchema)
  if (!groups) return []
  checkDuplicates(files, { file: groupsFile, list: groups, key: [], slugs: groups.value.map((group) => group.slug) })
  return groups.value
}

/**
 * Reads the software with its tutorials: in the order of the groups and by name, those without a group last.
 * `flowSteps` are the editions of all flow steps, by their identifiers.
 */
export function readSoftwares(
  files: ContentFiles,
  groups: readonly { slug: string }[],
  flowSteps: ReadonlyMap<string, readonly Edition[]>,
  markdown: MarkdownSource[],
): ContentSoftware[] {
  const rank = (software: ContentSoftware) => {
    const at = groups.findIndex((group) => group.slug === software.group)
    return at < 0 ? groups.length : at
  }
  return files
    .folders(folder)
    .flatMap((slug) => readSoftware(files, slug, groups, flowSteps, markdown) ?? [])
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'))
}

function readSoftware(
  files: ContentFiles,
  slug: string,
  groups: readonly { slug: string }[],
  flowSteps: ReadonlyMap<string, readonly Edition[]>,
  markdown: MarkdownSource[],
): ContentSoftware | undefined {
  const path = `${folder}/${slug}`
  const file = `${path}/software.yaml`
  const software = readYaml(files, file, softwareFileSchema)
  if (!software) return undefined

  const {
    name,
    assistive,
    description,
    group = null,
    image,
    website = null,
    guide = null,
    video = null,
  } = software.value
  if (!files.has(image.slice(1))) files.fail(file, software.findLine(['image']), `the image ${image} does not exist`)
  if (guide?.startsWith('/') && !files.has(guide.slice(1))) {
    files.fail(file, software.findLine(['guide']), `the document ${guide} does not exist`)
  }
  if (video) readVideo(files, video, { file, line: software.findLine(['video']) })
  if (group && !groups.some((known) => known.slug === group)) {
    files.fail(file, software.findLine(['group']), `the group ${group} is not in ${groupsFile}`)
  }
  const readSteps = (kind: 'essentials' | 'strategies') => {
    const slugs = software.value[kind]
    const listing = { file, list: software, key: [kind], slugs }
    checkDuplicates(files, listing)
    checkUnlisted(files, listing, `${path}/${kind}`, files.filesIn(`${path}/${kind}`))
    return slugs.flatMap((step) => {
      const stepFile = `${path}/${kind}/${step}.md`
      const read = readStep(files, stepFile, software.value)
      if (!read) return []
      const editions = kind === 'essentials' ? editionSchema.options : (flowSteps.get(toFlowStepId(read)) ?? [])
      markdown.push(...forReaders(read.markdown, editions))
      return { ...read, stepFile }
    })
  }

  const essentials = readSteps('essentials').map(({ step, flowStep, also, head, stepFile }) => {
    if (flowStep) files.fail(stepFile, head.findLine(['step']), 'only a strategy names a step')
    if (also.length > 0) files.fail(stepFile, head.findLine(['also']), 'only a strategy names steps')
    return step
  })
  const taken = new Set<string>()
  const strategies = readSteps('strategies').map(({ step, flowStep, also, head, stepFile }): ContentStrategy => {
    const take = (name: string, line: number) => {
      const id = toFlowStepId({ flowStep: name })
      if (!flowSteps.has(id)) files.fail(stepFile, line, `there is no flow step ${name}`)
      else if (taken.has(id)) files.fail(stepFile, line, `${name} has another strategy already`)
      taken.add(id)
      return id
    }
    if (!flowStep) files.fail(stepFile, 1, 'a strategy needs step: flow/module/chapter/step')
    const id = flowStep ? take(flowStep, head.findLine(['step'])) : ''
    const readers = flowSteps.get(id) ?? []
    const alsoAt = also.map((name, index) => {
      const line = head.findLine(['also', index])
      const other = take(name, line)
      // It leads to the page of the strategy, which only readers of its own step have.
      if (flowSteps.get(other)?.some((edition) => !readers.includes(edition)))
        files.fail(stepFile, line, `${name} has readers who cannot open ${flowStep}`)
      return other
    })
    return { ...step, flowStep: id, alsoAt }
  })
  return { slug, name, group, assistive, description, image, website, guide, video, essentials, strategies }
}

/** The identifier of the flow step that a strategy names. */
const toFlowStepId = ({ flowStep }: Pick<StepFile, 'flowStep'>) => flowStep?.replaceAll('/', ':') ?? ''
