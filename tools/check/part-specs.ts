import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'

const specs = join(root, 'e2e', 'specs')

/**
 * Whose rules a page of docs has. The first line of a spec names its pages, so a spec is run for the parts that can break it. What belongs to
 * the platform (addresses, calls, failures, releases) is the host's.
 */
const partsOfPage: Record<string, string[]> = {
  accessibility: ['host'],
  accounts: ['auth'],
  achievements: ['learn'],
  admin: ['host'],
  architecture: ['host'],
  browsers: ['host'],
  'content-desk': ['content-desk'],
  'content-managers-guide': ['content-desk'],
  contributing: ['host'],
  dictation: ['learn', 'journal'],
  dictionary: ['learn'],
  display: ['learn'],
  errors: ['host'],
  homes: ['learn'],
  journal: ['journal'],
  notes: ['learn'],
  'own-account': ['auth'],
  'public-pages': ['public-site'],
  qa: ['host'],
  'read-aloud': ['learn', 'journal'],
  'routes-and-guards': ['host', 'auth'],
  'shell-and-search': ['host', 'learn'],
  'steps-and-player': ['learn'],
  'study-tools': ['study-tools'],
  tutorial: ['host'],
  updates: ['host'],
  'ways-in': ['auth'],
  wellbeing: ['wellbeing'],
  wire: ['host'],
}

/** Each spec with the parts that it is run for. Throws for one whose first line names no known page. */
export function partsOfSpecs(): Map<string, Set<string>> {
  return new Map(readdirSync(specs).map((name) => [name, readParts(name)]))
}

function readParts(spec: string): Set<string> {
  const [firstLine = ''] = readFileSync(join(specs, spec), 'utf8').split('\n', 1)
  const pages = [...firstLine.matchAll(/docs\/(?:product\/|operations\/)?([a-z-]+)\.md/g)].map(([, page = '']) => page)
  const unknown = pages.filter((page) => !partsOfPage[page])
  if (pages.length === 0 || unknown.length > 0)
    throw new Error(
      `The first line of e2e/specs/${spec} must name its pages of docs; not known: ${unknown.join(', ')}.`,
    )
  return new Set(pages.flatMap((page) => partsOfPage[page] ?? []))
}

interface PartSpec {
  /** As an argument of Playwright. */
  pattern: string
  /** Whether a core journey is in it. */
  isCore: boolean
}

/** The specs of one part. */
export const findSpecs = (part: string): PartSpec[] =>
  [...partsOfSpecs()]
    .filter(([, parts]) => parts.has(part))
    .map(([name]) => ({
      pattern: `/specs/${name.replaceAll('.', '\\.')}$`,
      isCore: readFileSync(join(specs, name), 'utf8').includes('@core'),
    }))
