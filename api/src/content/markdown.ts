import { Marked, type Token, type Tokens } from 'marked'
import type { ContentFiles } from './files.ts'

const marked = new Marked({ gfm: true })

/** The first part of every address of our own that a text may link to (docs/product/steps-and-player.md#own-links). */
const ownPages = [
  'dashboard',
  'flows',
  'favourites',
  'tutorials',
  'support',
  'wellbeing',
  'resources',
  'apps',
  'images',
]
const emptyWords = /^(here|click here|this|link|read more|more)$/i

/** A Markdown text and where it begins, to be checked when all files are read: it may link to any of them. */
export interface MarkdownSource {
  file: string
  /** The line of the file at which the text begins. */
  line: number
  text: string
}

/** Safe HTML of checked Markdown. */
export function toHtml(text: string) {
  return marked.parse(text, { async: false }).trim()
}

/**
 * Reports what an author may not write: raw HTML, a `#` heading, a skipped level, an image without a description or
 * without its file, a link that leads nowhere or says nothing. `steps` are the addresses of all flow steps.
 */
export function checkMarkdown(files: ContentFiles, source: MarkdownSource, steps: ReadonlySet<string>) {
  let level = 1
  for (const { token, line } of located(source)) {
    const fail = (reason: string) => files.fail(source.file, line, reason)
    if (token.type === 'html') fail('raw HTML is not allowed; write Markdown')
    if (token.type === 'heading') {
      const { depth } = token as Tokens.Heading
      if (depth === 1) fail('a heading starts at ##; the page has its # already')
      else if (depth > level + 1) fail(`a heading of level ${depth} follows one of level ${level}: a level is skipped`)
      level = depth
    }
    if (token.type === 'image') checkImage(files, token as Tokens.Image, fail)
    if (token.type === 'link') checkLink(files, token as Tokens.Link, steps, fail)
  }
}

function checkImage(files: ContentFiles, { text, href }: Tokens.Image, fail: (reason: string) => void) {
  if (text.trim() === '' || /\.(svg|png|webp|jpe?g)$/i.test(text)) fail(`the image ${href} has no alt text`)
  if (!href.startsWith('/images/')) fail(`the image ${href} must be one of /images/`)
  else if (!files.has(href.slice(1))) fail(`the image ${href} does not exist`)
}

function checkLink(
  files: ContentFiles,
  { text, href }: Tokens.Link,
  steps: ReadonlySet<string>,
  fail: (reason: string) => void,
) {
  if (text.trim() === '' || emptyWords.test(text.trim())) fail(`the link to ${href} does not say where it leads`)
  if (/^(https:\/\/|mailto:|tel:)/.test(href)) return
  const [, first = ''] = href.split('/')
  const path = href.replace(/[?#].*/, '').replace(/\/$/, '')
  const isKnown =
    href.startsWith('/') &&
    ownPages.includes(first) &&
    (first !== 'flows' || steps.has(path)) &&
    (first !== 'apps' || files.has(`${path.slice(1)}/index.html`)) &&
    (first !== 'images' || files.has(path.slice(1)))
  if (!isKnown) fail(`the link ${href} leads nowhere`)
}

/** Every token of the text, outer before inner, with its line. */
function* located({ text, line }: MarkdownSource) {
  let at = line
  for (const block of marked.lexer(text)) {
    for (const token of within(block)) {
      yield { token, line: at + newLines(block.raw.slice(0, Math.max(0, block.raw.indexOf(token.raw)))) }
    }
    at += newLines(block.raw)
  }
}

function within(token: Token): Token[] {
  const inner: Token[] = []
  marked.walkTokens([token], (each) => void inner.push(each))
  return inner
}

function newLines(text: string) {
  return text.split('\n').length - 1
}
