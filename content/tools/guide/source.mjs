import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lexer } from 'marked'
import { parse } from 'yaml'
import { fillIn } from './facts.mjs'

const content = fileURLToPath(new URL('../..', import.meta.url))

const readSource = () => fillIn(readFileSync(`${content}/guide/recommendation-guide.md`, 'utf8'))

/** The guide's source: what its head says, and its Markdown as tokens of marked. Throws for a picture without words. */
export function readGuide() {
  const source = readSource()
  const [, head = '', markdown = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  /** @type {{ title: string, subtitle: string, subject: string, edition: string }} */
  const about = parse(head)
  const tokens = lexer(markdown)
  for (const { text, href } of findPictures(tokens)) {
    if (!text) throw new Error(`The picture ${href} of the guide has no alt text.`)
  }
  return { ...about, tokens }
}

/**
 * The drawing of a picture, as SVG.
 * @param {{ href: string }} picture
 */
export const readDrawing = ({ href }) => readFileSync(content + href, 'utf8')

/** @param {import('marked').Token[]} tokens */
export const findPictures = (tokens) => tokens.flatMap((token) => findPicture(token) ?? [])

/**
 * The picture that a paragraph is, if it is one.
 * @param {import('marked').Token} token
 * @returns {import('marked').Tokens.Image | null}
 */
export function findPicture({ type, ...token }) {
  const parts = 'tokens' in token ? token.tokens : undefined
  const [picture] = parts ?? []
  return type === 'paragraph' && parts?.length === 1 && picture?.type === 'image'
    ? /** @type {import('marked').Tokens.Image} */ (picture)
    : null
}

/** A hash of all that the files are made from. It is stored beside them, to tell whether they are up to date. */
export function guideFingerprint() {
  const hash = createHash('sha256').update(readSource())
  for (const picture of findPictures(readGuide().tokens)) hash.update(readDrawing(picture))
  return hash.digest('hex')
}
