import type { Token, Tokens } from 'marked'
import { lexMarkdown, wordsIn } from '../modules/content/documents/checks/read-markdown.ts'
import type { VideoFile } from './schemas.ts'

/** A part of a step's text in the order in which it is read. `level` is that of a heading. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'row' | 'picture'
  text: string
  level?: number
}

/** The parts of a Markdown text. */
export const markdownBlocks = (text: string) => lexMarkdown(text).flatMap(tokenBlocks)

/** What a video shows and says, as its text version does. */
export function videoBlocks({ slides, sentences }: VideoFile): TextBlock[] {
  return slides.flatMap(({ chapter, title, shown }, index) => [
    ...(chapter ? toBlock('heading', chapter, 2) : []),
    ...toBlock('heading', title, 3),
    ...toBlock('picture', shown ?? ''),
    ...toBlock(
      'paragraph',
      sentences
        .filter(({ slide }) => slide === index)
        .map((sentence) => sentence.text)
        .join(' '),
    ),
  ])
}

export function toBlock(kind: TextBlock['kind'], words: string, level?: number): TextBlock[] {
  const text = words.replaceAll(/\s+/g, ' ').trim()
  return text === '' ? [] : [{ kind, text, ...(level && { level }) }]
}

function tokenBlocks(token: Token): TextBlock[] {
  switch (token.type) {
    case 'heading':
      return toBlock('heading', wordsIn(token.tokens), Math.max(2, token.depth))
    case 'blockquote':
      return toBlock('quote', (token as Tokens.Blockquote).tokens.map(allWords).join(' '))
    case 'list':
      return (token as Tokens.List).items.flatMap(itemBlocks)
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [header, ...rows].flatMap((cells) =>
        toBlock('row', cells.map((cell) => wordsIn(cell.tokens).trim()).join(' | ')),
      )
    }
    case 'paragraph': {
      const pictures = (token.tokens ?? []).filter(({ type }) => type === 'image')
      const words = wordsIn((token.tokens ?? []).filter(({ type }) => type !== 'image'))
      return [
        ...pictures.flatMap((one) => toBlock('picture', 'text' in one ? one.text : '')),
        ...toBlock('paragraph', words),
      ]
    }
    case 'code':
      return toBlock('paragraph', (token as Tokens.Code).text)
    default:
      return []
  }
}

/** The item, and then what stands within it: a list, a table or a quotation. */
function itemBlocks({ tokens }: Tokens.ListItem): TextBlock[] {
  const isOwn = ({ type }: Token) => type === 'text' || type === 'paragraph'
  const own = tokens.filter(isOwn).map((token) => wordsIn([token]))
  return [...toBlock('item', own.join(' ')), ...tokens.filter((token) => !isOwn(token)).flatMap(tokenBlocks)]
}

const allWords = (token: Token) =>
  tokenBlocks(token)
    .map(({ text }) => text)
    .join(' ')
