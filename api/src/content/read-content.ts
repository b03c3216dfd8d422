import { badgeCodes } from '@stepwise/shared/contracts/badge'
import { bodySchemas } from '@stepwise/shared/contracts/document'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import { StartFailure } from '../errors.ts'
import { glossaryFile, glossaryFileSchema } from '../modules/content/documents/checks/glossary.ts'
import type { KnownAddresses } from '../modules/content/documents/known-addresses.ts'
import { markdownProblems } from '../modules/content/documents/markdown.ts'
import type { KnownRoute } from '../readers.ts'
import { readersByAddress } from '../readers.ts'
import { type Content, type ContentBadge, listFlowSteps } from './content.ts'
import { contentDocuments } from './document-rows.ts'
import { type ContentFailure, ContentFiles } from './files.ts'
import { checkDuplicates } from './listing.ts'
import type { MarkdownSource } from './markdown.ts'
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
 * Reads and checks everything in the content folder (content/README.md). `routes` are the pages of the remotes, where someone knows them: a
 * server that starts must not depend on any.
 * @throws BrokenContent with the file, line and reason of each failure
 */
export function readContent(folder: string, routes?: readonly KnownRoute[]): Content {
  const files = new ContentFiles(folder)
  const markdown: MarkdownSource[] = []

  const flows = readFlows(files, markdown)
  const groups = readGroups(files)
  const editionsOfSteps = new Map(listFlowSteps(flows).map(({ flow, id }) => [id, flow.editions]))
  const softwares = readSoftwares(files, groups, editionsOfSteps, markdown)
  const badges = readBadges(files)
  const essayWords = readEssayWords(files)

  if (files.has(glossaryFile)) readYaml(files, glossaryFile, glossaryFileSchema)

  const pages = readPages(files)
  const read = { flows, groups, softwares, badges, essayWords, pages: pages.map(({ page }) => page) }
  const known = knownAddresses(files, read, routes)
  for (const { file, line, text, readers } of markdown) {
    for (const problem of markdownProblems(text, known, readers)) files.fail(file, line + problem.line, problem.reason)
  }
  for (const page of pages) checkPage(files, page, known)

  checkBodies(files, read)
  if (routes) checkRoutes(files, read, routes)
  if (files.failures.length > 0) throw new BrokenContent(folder, files.failures)
  return { hash: files.hash, ...read }
}

/** What the files know. No one has uploaded a picture yet. */
function knownAddresses(
  files: ContentFiles,
  content: Omit<Content, 'hash'>,
  routes: readonly KnownRoute[] | undefined,
): KnownAddresses {
  return {
    documents: readersByAddress(contentDocuments(content)),
    flows: new Map(content.flows.map(({ slug, editions }) => [slug, editions])),
    softwares: new Set(content.softwares.map(({ slug }) => slug)),
    hasFile: (path) => files.isFile(path),
    hasUpload: () => false,
    routes,
  }
}

/** Each document needs a page at its address, in every edition that reads it. */
function checkRoutes(files: ContentFiles, content: Omit<Content, 'hash'>, routes: readonly KnownRoute[]) {
  for (const { path, address, editions } of contentDocuments(content)) {
    for (const edition of address === null ? [] : editions) {
      const isShown = routes.some((route) => route.editions.includes(edition) && matchRoute(route.path, address ?? ''))
      if (!isShown) files.fail(path, 1, `no page of ${edition} shows ${address}`)
    }
  }
}

/** What a file says must be what a content manager could publish, or it could not be edited. */
function checkBodies(files: ContentFiles, content: Omit<Content, 'hash'>) {
  for (const { path, kind, body } of contentDocuments(content)) {
    const [issue] = bodySchemas[kind].safeParse(body).error?.issues ?? []
    if (issue) files.fail(path, 1, `${issue.path.join('.')}: ${issue.message}`)
  }
}

function readBadges(files: ContentFiles): ContentBadge[] {
  const file = 'badges.yaml'
  const badges = readYaml(files, file, badgesFileSchema)
  if (!badges) return []
  const codes = badges.value.map((badge) => badge.code)
  codes.forEach((code, index) => {
    if (codes.indexOf(code) < index) files.fail(file, badges.findLine([index, 'code']), `${code} is listed twice`)
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
