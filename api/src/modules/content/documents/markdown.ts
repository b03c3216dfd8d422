import { isLinkAddress } from '@stepwise/shared/contracts/own-address'
import { imagePattern } from '@stepwise/shared/contracts/page'
import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml } from '../../../html.ts'
import type { Readers } from '../../../readers.ts'
import { type KnownAddresses, linkProblem } from './known-addresses.ts'

// Checked texts have none of what is made harmless here. Readers stay safe even if one was stored unchecked.
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const level = Math.max(depth, 2)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
    link({ tokens, href, title }) {
      const text = this.parser.parseInline(tokens)
      if (!isLinkAddress(href)) return text
      return `<a href="${escapedAddress(href)}"${title ? ` title="${escapeHtml(title)}"` : ''}>${text}</a>`
    },
    image: ({ href, text }) =>
      imagePattern.test(href) ? `<img src="${href}" alt="${escapeHtml(text)}">` : escapeHtml(text),
  },
})

/** Escaped whole, so that an entity in it, which a browser would decode, cannot turn it into another address. */
const escapedAddress = (href: string) => escapeHtml(href.replaceAll('&amp;', '&'))

const emptyWords = /^(here|click here|this|link|read more|more)$/i

// Reading takes time that grows with the square of these, and quotes and lists inside one another use up the stack.
const mostMarks = 5000
const deepest = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])){40}/m

/** Whether a text has so many marks of Markdown that it must not be read: it would stop the server for seconds. */
export function isTooIntricate(text: string) {
  return (text.match(/[!*_~`[<>|]/g)?.length ?? 0) > mostMarks || deepest.test(text)
}

/** Safe HTML of a Markdown text: without raw HTML, scripts and pictures from elsewhere. One that is too intricate stays as it is. */
export function toHtml(text: string) {
  if (isTooIntricate(text)) return `<p>${escapeHtml(text)}</p>`
  return marked.parse(text, { async: false }).trim()
}

/** Safe HTML of Markdown of one line, without a paragraph around it. */
export function toInlineHtml(text: string) {
  if (isTooIntricate(text)) return escapeHtml(text)
  return marked.parseInline(text, { async: false }).trim()
}

/** What an author may not write. `line` counts from 0. */
export interface MarkdownProblem {
  line: number
  reason: string
}

/**
 * Finds what an author may not write: raw HTML, a `#` heading, a skipped level, an image without a description or without its
 * file, a link that leads nowhere, not for all readers, or says nothing.
 */
export function markdownProblems(text: string, known: KnownAddresses, readers: Readers): MarkdownProblem[] {
  let level = 1
  const problems: MarkdownProblem[] = []
  for (const { token, line } of located(text)) {
    const add = (reason: string) => problems.push({ line, reason })
    if (token.type === 'html') add('raw HTML is not allowed; write Markdown')
    if (token.type === 'heading') {
      const { depth } = token as Tokens.Heading
      if (depth === 1) add('a heading starts at ##; the page has its # already')
      else if (depth > level + 1) add(`a heading of level ${depth} follows one of level ${level}: a level is skipped`)
      level = depth
    }
    if (token.type === 'image') checkImage(token as Tokens.Image, known, add)
    if (token.type === 'link') checkLink(token as Tokens.Link, linkProblem(token.href, known, readers), add)
  }
  return problems
}

type Add = (reason: string) => void

function checkImage({ text, href }: Tokens.Image, known: KnownAddresses, add: Add) {
  if (text.trim() === '' || /\.(svg|png|webp|jpe?g)$/i.test(text)) add(`the image ${href} has no alt text`)
  if (!imagePattern.test(href)) add(`the image ${href} must be one of /images/`)
  else if (href.startsWith('/images/') && !known.hasFile(href.slice(1))) add(`the image ${href} does not exist`)
}

function checkLink({ text, href }: Tokens.Link, problem: string | undefined, add: Add) {
  if (text.trim() === '' || emptyWords.test(text.trim())) add(`the link to ${href} does not say where it leads`)
  if (problem) add(problem)
}

/** Every token of the text, outer before inner, with its line. */
function* located(text: string) {
  let at = 0
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
