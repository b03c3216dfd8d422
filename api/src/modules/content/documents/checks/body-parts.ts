import type { Block, DocumentBody, DocumentKind, Wellbeing } from '@stepwise/shared/contracts'
import { blockSchema } from '@stepwise/shared/contracts/page'
import { isTooIntricate } from '../markdown.ts'
import { readMarkdown } from './read-markdown.ts'

// What the checks look at in a body. A body under way may hold anything, so what is not of its form is left out here and reported by
// the schema instead.

/** A text of a body. `path` leads to its field. */
export interface TextPart {
  path: string
  /** The words of each paragraph or line, without Markdown. */
  lines: string[]
  /** Sentences that count for the reading age; titles, labels and the cells of tables do not. */
  isProse: boolean
  /** The most words that it should have, with what it is. */
  limit: { words: number; what: string } | undefined
}

interface Heading {
  path: string
  level: number
  text: string
}

/** A link with the words that it is read by; null when the words are chosen by the page. */
export interface LinkPart {
  path: string
  address: string
  words: string | null
  /** Only people with this entry see it. */
  wellbeing?: Wellbeing
}

/** `need`: without a description it is an error (`required`), or it is decoration (`optional`). */
export interface ImagePart {
  path: string
  altPath: string
  address: string
  alt: string
  need: 'required' | 'optional' | 'decorative'
}

export interface BodyParts {
  texts: TextPart[]
  /** Headings that are read one after the other: a page has one such list, a step one for each of its texts. */
  outlines: Heading[][]
  links: LinkPart[]
  images: ImagePart[]
  html: { path: string; text: string }[]
  /** Markdown that was not read. */
  intricate: string[]
  blocks: { path: string; block: Block }[]
}

const limits = {
  step: { words: 900, what: 'step' },
  card: { words: 80, what: 'card' },
  tip: { words: 60, what: 'tip' },
}
// The longest text that a schema accepts; a longer one is an error already.
const longestText = 60_000

/** Takes a body apart for the checks. */
export function bodyParts(kind: DocumentKind, body: DocumentBody): BodyParts {
  const parts: BodyParts = { texts: [], outlines: [], links: [], images: [], html: [], intricate: [], blocks: [] }
  const collect = collector(parts)
  if (kind === 'page') pageParts(body, parts, collect)
  else if (kind === 'step') stepParts(body, collect)
  else if (kind === 'directives') {
    toList(body.words).forEach((word, index) => {
      collect.line(`words/${index}/definition`, readText(word, 'definition'), { isProse: true })
    })
  } else {
    collect.line('name', readText(body, 'name'))
    for (const field of ['description', 'criterion', 'pro'])
      collect.line(field, readText(body, field), { isProse: true })
  }
  return parts
}

/** The sentences that count for the reading age. */
export const collectProse = ({ texts }: BodyParts) => texts.flatMap(({ lines, isProse }) => (isProse ? lines : []))

type Collector = ReturnType<typeof collector>

function collector(parts: BodyParts) {
  const line = (
    path: string,
    text: string,
    { isProse = false, limit }: { isProse?: boolean; limit?: TextPart['limit'] } = {},
  ) => {
    if (text.trim() !== '' && text.length <= longestText) parts.texts.push({ path, lines: [text], isProse, limit })
  }
  /** Takes a Markdown text apart; its headings continue `outline`. */
  const markdown = (path: string, text: string, outline: Heading[], limit?: TextPart['limit'], isProse = true) => {
    if (text.trim() === '' || text.length > longestText) return
    if (isTooIntricate(text)) return void parts.intricate.push(path)
    const read = readMarkdown(text)
    parts.texts.push({ path, lines: read.prose, isProse, limit })
    for (const heading of read.headings) {
      outline.push({ path, ...heading })
      line(path, heading.text)
    }
    for (const { text: words, address } of read.links) parts.links.push({ path, address, words })
    for (const image of read.images) parts.images.push({ path, altPath: path, ...image, need: 'required' })
    for (const html of read.html) parts.html.push({ path, text: html })
  }
  const outline = () => {
    const headings: Heading[] = []
    parts.outlines.push(headings)
    return headings
  }
  return { line, markdown, outline }
}

function stepParts(body: DocumentBody, collect: Collector) {
  collect.line('name', readText(body, 'name'))
  const outline = collect.outline()
  collect.markdown('text', readText(body, 'text'), outline, limits.step)
  collect.markdown('more', readText(body, 'more'), outline, limits.step)
  collect.markdown('tip', readText(body, 'tip'), collect.outline(), limits.tip)
  // What is said in a video is as long as the video.
  collect.markdown('transcript', readText(body, 'transcript'), collect.outline())
}

function pageParts(body: DocumentBody, parts: BodyParts, collect: Collector) {
  collect.line('title', readText(body, 'title'))
  collect.line('lead', readText(body, 'lead'), { isProse: true })
  const outline = collect.outline()
  toList(body.blocks).forEach((given, index) => {
    const parsed = blockSchema.safeParse(given)
    if (!parsed.success) return
    const path = `blocks/${index}`
    parts.blocks.push({ path, block: parsed.data })
    blockParts(parsed.data, path, outline, parts, collect)
  })
}

function blockParts(block: Block, path: string, outline: Heading[], parts: BodyParts, collect: Collector) {
  const at = (field: string) => `${path}/${field}`
  const link = (field: string, address: string, words: string | null) => {
    const wellbeing = block.type === 'tile' && block.wellbeing !== '' ? block.wellbeing : undefined
    if (address === '' || address === '#calm') return
    parts.links.push({ path: at(field), address, words, ...(wellbeing && { wellbeing }) })
  }
  if ('title' in block) collect.line(at('title'), block.title)
  if ('image' in block && block.image !== '') {
    const need = needOfAlt(block)
    const alt = 'alt' in block ? block.alt : ''
    parts.images.push({ path: at('image'), altPath: at('alt'), address: block.image, alt, need })
  }
  // The description of the stretch is that of both pictures.
  if (block.type === 'exercise' && block.start !== '') {
    parts.images.push({ path: at('start'), altPath: at('start'), address: block.start, alt: '', need: 'decorative' })
  }
  if ('to' in block) link('to', block.to, 'label' in block && block.label !== '' ? block.label : null)

  switch (block.type) {
    case 'heading':
      outline.push({ path: at('text'), level: block.level, text: block.text })
      return collect.line(at('text'), block.text)
    case 'text':
      return collect.markdown(at('text'), block.text, outline)
    case 'list':
      return block.items.forEach((item, index) => {
        collect.markdown(at(`items/${index}`), item, outline)
      })
    case 'table':
      collect.line(at('caption'), block.caption)
      // Words and numbers, seldom sentences.
      return block.rows.forEach((cells, row) => {
        cells.forEach((cell, column) => {
          collect.markdown(at(`rows/${row}/${column}`), cell, outline, undefined, false)
        })
      })
    case 'card':
      return collect.markdown(at('text'), block.text, outline, limits.card)
    case 'video':
      return collect.markdown(at('text'), block.text, outline)
    case 'contact':
      link('video', block.video, null)
      link('web', block.web, null)
      return collect.markdown(at('content'), block.content, outline, limits.card)
    case 'link':
      return collect.line(at('label'), block.label)
    case 'image':
      return collect.line(at('caption'), block.caption, { isProse: true })
    case 'exercise':
      return block.tips.forEach((tip, index) => {
        collect.line(at(`tips/${index}`), tip, { isProse: true, limit: limits.tip })
      })
    case 'faq':
      collect.line(at('question'), block.question, { isProse: true })
      return collect.markdown(at('answer'), block.answer, outline)
    case 'testimonial':
      // What someone has said is not ours to reword.
      return
    case 'tile':
      return collect.line(at('text'), block.text, { isProse: true, limit: limits.card })
  }
}

function needOfAlt(block: Block): ImagePart['need'] {
  if (block.type === 'exercise') return 'required'
  // A text of an earlier release, and a kind of block whose picture has no description.
  if (!('decorative' in block) || block.decorative === undefined) return 'optional'
  return block.decorative ? 'decorative' : 'required'
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function readText(value: unknown, field: string) {
  const text: unknown = value !== null && typeof value === 'object' ? Reflect.get(value, field) : undefined
  return typeof text === 'string' ? text : ''
}
