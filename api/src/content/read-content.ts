import { badgeCodes } from '@stepwise/shared/contracts/badge'
import { bodySchemas } from '@stepwise/shared/contracts/document'
import { StartFailure } from '../errors.ts'
import { glossaryFile, glossaryFileSchema } from '../modules/content/documents/checks/glossary.ts'
import type { KnownAddresses } from '../modules/content/documents/known-addresses.ts'
import type { Content, ContentBadge, ContentFlow } from './content.ts'
import { contentDocuments } from './document-rows.ts'
import { type ContentFailure, ContentFiles } from './files.ts'
import { checkDuplicates } from './listing.ts'
import { checkMarkdown, type MarkdownSource } from './markdown.ts'
import { readFlows } from './read-flows.ts'
import { checkPage, readPages } from './read-pages.ts'
import { readGroups, readSoftwares } from './read-software.ts'
import { badgesFileSchema, essayWordsFileSchema } from './schemas.ts'
import { readYaml } from './yaml.ts'

const maxShownFailures = 20

/** Content that cannot be used, with every reason. */
export class BrokenContent extends StartFailure {
  readonly failures: readonly ContentFailure[]

  constructor(folder: string, failures: readonly ContentFailure[]) {
    const list = failures.slice(0, maxShownFailures).map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`)
    if (failures.length > maxShownFailures) list.push(`  and ${failures.length - maxShownFailures} more`)
    super(`The content in ${folder} cannot be used:\n${list.join('\n')}`)
    this.failures = failures
  }
}

/**
 * Reads and checks everything in the content folder (content/README.md).
 * @throws BrokenContent with the file, line and reason of each failure
 */
export function readContent(folder: string): Content {
  const files = new ContentFiles(folder)
  const markdown: MarkdownSource[] = []

  const flows = readFlows(files, markdown)
  const paths = flows.flatMap(stepPaths)
  const groups = readGroups(files)
  const softwares = readSoftwares(files, groups, new Set(paths.map((path) => path.join(':'))), markdown)
  const badges = readBadges(files)
  const essayWords = readEssayWords(files)

  if (files.has(glossaryFile)) readYaml(files, glossaryFile, glossaryFileSchema)

  const pages = readPages(files)
  const read = { flows, groups, softwares, badges, essayWords, pages: pages.map(({ page }) => page) }
  const known = knownAddresses(files, read)
  for (const source of markdown) checkMarkdown(files, source, known)
  for (const page of pages) checkPage(files, page, known)

  checkBodies(files, read)
  if (files.failures.length > 0) throw new BrokenContent(folder, files.failures)
  return { hash: files.hash, ...read }
}

/** What the files know; no file may depend on a remote, nor on a picture that is in no file. */
function knownAddresses(files: ContentFiles, content: Omit<Content, 'hash'>): KnownAddresses {
  const slugs = (items: readonly { slug: string }[]) => new Set(items.map(({ slug }) => slug))
  return {
    documents: new Set(contentDocuments(content).flatMap(({ address }) => address ?? [])),
    flows: slugs(content.flows),
    softwares: slugs(content.softwares),
    hasFile: (path) => files.isFile(path),
    hasUpload: () => false,
  }
}

/** What a file says must be what a content manager could publish, or it could not be edited. */
function checkBodies(files: ContentFiles, content: Omit<Content, 'hash'>) {
  for (const { path, kind, body } of contentDocuments(content)) {
    const [issue] = bodySchemas[kind].safeParse(body).error?.issues ?? []
    if (issue) files.fail(path, 1, `${issue.path.join('.')}: ${issue.message}`)
  }
}

type StepPathSlugs = readonly [flow: string, module: string, chapter: string, step: string]

function stepPaths(flow: ContentFlow) {
  return flow.modules.flatMap((module) =>
    module.chapters.flatMap((chapter) =>
      chapter.steps.map((step): StepPathSlugs => [flow.slug, module.slug, chapter.slug, step.slug]),
    ),
  )
}

function readBadges(files: ContentFiles): ContentBadge[] {
  const file = 'badges.yaml'
  const badges = readYaml(files, file, badgesFileSchema)
  if (!badges) return []
  const codes = badges.value.map((badge) => badge.code)
  codes.forEach((code, index) => {
    if (codes.indexOf(code) < index) files.fail(file, badges.lineOf([index, 'code']), `${code} is listed twice`)
  })
  for (const code of badgeCodes) if (!codes.includes(code)) files.fail(file, 1, `the badge ${code} is missing`)
  return badges.value.map(({ criterionPro = null, ...badge }) => ({ ...badge, criterionPro }))
}

function readEssayWords(files: ContentFiles) {
  const file = 'essay-words.yaml'
  const words = readYaml(files, file, essayWordsFileSchema)
  if (!words) return []
  const slugs = words.value.map(({ directive }) => directive)
  checkDuplicates(files, { file, list: words, key: [], slugs })
  return words.value
}
