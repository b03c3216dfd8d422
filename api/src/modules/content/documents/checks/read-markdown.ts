import { Marked, type Token, type Tokens } from 'marked'

const marked = new Marked({ gfm: true })

/** What a check looks at in a Markdown text, each in the order of the text. */
export interface MarkdownParts {
  headings: { level: number; text: string }[]
  links: { text: string; address: string }[]
  images: { alt: string; address: string }[]
  /** Raw HTML as it was written. */
  html: string[]
  /** The words of each paragraph, list item and table cell, without marks. Headings and code are left out. */
  prose: string[]
}

/** The blocks of a Markdown text. */
export const lexMarkdown = (text: string): Token[] => marked.lexer(text)

export function readMarkdown(text: string): MarkdownParts {
  const parts: MarkdownParts = { headings: [], links: [], images: [], html: [], prose: [] }
  marked.walkTokens(lexMarkdown(text), (token) => addToken(parts, token as Tokens.Generic))
  return parts
}

function addToken(parts: MarkdownParts, token: Tokens.Generic) {
  if (token.type === 'html') parts.html.push(token.raw.trim())
  if (token.type === 'heading') parts.headings.push({ level: token.depth, text: wordsIn(token.tokens) })
  if (token.type === 'link') parts.links.push({ text: wordsIn(token.tokens).trim(), address: token.href })
  if (token.type === 'image') parts.images.push({ alt: token.text, address: token.href })
  // The text of a list item is a token of this type too, and then it has tokens of its own.
  if (token.type === 'paragraph' || (token.type === 'text' && token.tokens)) parts.prose.push(wordsIn(token.tokens))
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    for (const cell of [header, ...rows].flat()) parts.prose.push(wordsIn(cell.tokens))
  }
}

/** What inline tokens say, without marks. */
export function wordsIn(tokens: readonly Token[] = []): string {
  return tokens.map(wordsOfToken).join('')
}

function wordsOfToken(token: Token): string {
  if (token.type === 'br') return ' '
  if (token.type === 'html') return ''
  if ('tokens' in token && token.tokens) return wordsIn(token.tokens)
  return 'text' in token && typeof token.text === 'string' ? token.text : ''
}
