import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A text file of the repository: its path from the root, and what is in it. */
export interface TextFile {
  path: string
  text: string
}

/** What a reference may lead to. */
interface Target {
  /** Whether there is a file or folder for this path, which may be a glob. */
  hasPath: (path: string) => boolean
  hasFileNamed: (name: string) => boolean
  hasAnchor: (path: string, anchor: string) => boolean
  /** Whether a file has this text in it. */
  hasText: (path: string, text: string) => boolean
}

const folders = ['api', 'cli', 'content', 'deploy', 'docs', 'e2e', 'host', 'remotes', 'shared', 'tools']

/** What students read, what describes earlier versions, what may not be changed any more, and the examples of this check's own test. */
const notRead = /^content\/|^CHANGELOG\.md$|\/migrations\/.*\.sql$|dead-references\.test\.ts$/

const pathInBackticks = new RegExp(`\`((?:${folders.join('|')})/[\\w.{},*/-]+)\``, 'g')
/** A test by its file and its title, or a part of it: `api/test/wire.db.test.ts` "a body that is too large". */
const titleOfTest = /`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g
const linkInMarkdown = /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g
const pageInCode = /\bdocs\/[\w./-]+\.md(?:#([\w-]+))?/g
const testInCode = /(?<![*.\w-])[\w-]+(?:\.[\w-]+)*\.(?:test|spec)\.tsx?/g
const absentDocument = /\b(?:spec|mission|design|platform rule|issue) \d|\b(?:spec|mission|recipes|facts|look)\.md\b/gi

/**
 * Every reference of these files that leads nowhere, as `path:line what`: files in backticks, titles of tests and links of Markdown pages,
 * pages of docs/ and names of tests in code, and documents that are not part of the repository.
 */
export function deadReferences(files: readonly TextFile[], target: Target): string[] {
  return files.flatMap((file) => {
    const lines = file.text.split('\n')
    const deadIn = file.path.endsWith('.md') ? deadInPage : deadInCode
    return lines.flatMap((line, index) =>
      deadIn(file.path, line, target).map((dead) => `${file.path}:${index + 1} ${dead}`),
    )
  })
}

function deadInPage(path: string, line: string, { hasPath, hasAnchor, hasText }: Target): string[] {
  const named = [...line.matchAll(pathInBackticks)].flatMap(([, name = '']) => (hasPath(name) ? [] : [name]))
  const titled = [...line.matchAll(titleOfTest)].flatMap(([, file = '', title = '']) =>
    hasPath(file) && !hasText(file, title) ? [`${file} has no test "${title}"`] : [],
  )
  const linked = [...line.matchAll(linkInMarkdown)].flatMap(([, to = '', anchor]) => {
    const page = to === '' ? path : normalize(join(dirname(path), to))
    const isDead = !hasPath(page) || (anchor !== undefined && !hasAnchor(page, anchor))
    return isDead ? [anchor === undefined ? to : `${to}#${anchor}`] : []
  })
  return [...named, ...titled, ...linked]
}

function deadInCode(_path: string, line: string, { hasPath, hasFileNamed, hasAnchor }: Target): string[] {
  const pages = [...line.matchAll(pageInCode)].flatMap(([cited, anchor]) => {
    const page = cited.split('#')[0] ?? cited
    return hasPath(page) && (anchor === undefined || hasAnchor(page, anchor)) ? [] : [cited]
  })
  const comment = /(?:\/\/|^\s*\/?\*+|--|#) ?(.*)$/.exec(line)?.[1] ?? ''
  const tests = [...comment.matchAll(testInCode)].flatMap(([name]) => (hasFileNamed(name) ? [] : [name]))
  const absent = [...comment.matchAll(absentDocument)].map(([cited]) => `${cited} is not in the repository`)
  return [...pages, ...tests, ...absent]
}

/** The names that a page can be entered at: its `<a id>`s, and its headings as GitHub names them. */
export function findAnchors(page: string): Set<string> {
  const ids = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/<[^>]*>|[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .toLowerCase()
      .replaceAll(' ', '-'),
  )
  return new Set([...ids, ...headings])
}

/** The dead references of the repository at `root`. */
export function findDeadReferences(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  // A file that was deleted is listed until that is committed.
  const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
  const known = new Set(paths.flatMap((path) => [path, ...listFolders(path)]))
  const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)))
  const anchors = new Map<string, Set<string>>()
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = paths
    .filter((path) => /\.(ts|tsx|mjs|js|css|sql|md)$/.test(path) && !notRead.test(path))
    .map((path) => ({ path, text: read(path) }))
  return deadReferences(files, {
    hasPath: (path) =>
      known.has(path.replace(/\/$/, '')) || (/[*{]/.test(path) && globSync(path, { cwd: root }).length > 0),
    hasFileNamed: (name) => names.has(name),
    hasAnchor: (path, anchor) => {
      if (!anchors.has(path)) anchors.set(path, findAnchors(read(path)))
      return anchors.get(path)?.has(anchor) ?? false
    },
    hasText: (path, text) => read(path).includes(text),
  })
}

function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
