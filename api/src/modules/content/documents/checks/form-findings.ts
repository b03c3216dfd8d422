import type { BlockOf, DocumentBody, DocumentKind, Finding } from '@stepwise/shared/contracts'
import { bodySchemas } from '@stepwise/shared/contracts/document'
import { messageOfIssue } from '../../../../http/validation.ts'
import type { BodyParts, ImagePart } from './body-parts.ts'
import { error, warning } from './finding.ts'

// Findings that need nothing but the body itself.

const saysNothing = /^(here|click here|this|this link|link|read more|more|learn more|find out more)[.!…]*$/i
const looksLikeAddress = /^(https?:\/\/|www\.)/i
const looksLikeFile = /\.(svg|png|webp|jpe?g|gif)$|^(img|dsc|image|screenshot)[-_ ]?\d+/i

/** What the schema of this kind of document says of a body. */
export function fieldFindings(kind: DocumentKind, body: DocumentBody): Finding[] {
  const parsed = bodySchemas[kind].safeParse(body, { error: messageOfIssue })
  if (parsed.success) return []
  return parsed.error.issues.map(({ code, path, message }) =>
    error('field', path.join('/'), code === 'invalid_union' ? 'There is no such kind of block.' : message),
  )
}

/** Alt texts, order of headings, words of links, raw HTML, and what a block asks of its own fields. */
export function formFindings({ outlines, links, images, html, intricate, blocks }: BodyParts): Finding[] {
  return [
    ...outlines.flatMap(headingFindings),
    ...images.flatMap(altFindings),
    ...links.flatMap(({ path, words, address }) => {
      if (words === null) return []
      const labelPath = path.replace(/\/to$/, '/label')
      if (words === '') return error('link-text', labelPath, `The link to ${address} has no text.`)
      if (saysNothing.test(words)) {
        return error('link-text', labelPath, `The link “${words}” does not say where it leads.`)
      }
      if (looksLikeAddress.test(words)) {
        return warning('link-text', labelPath, `The link “${words}” is read out letter by letter. Say where it leads.`)
      }
      return []
    }),
    ...intricate.map((path) =>
      error(
        'field',
        path,
        'This text has too many marks, or lists and quotes too deep inside one another. Please divide it.',
      ),
    ),
    ...html.map(({ path, text }) =>
      error('html', path, `HTML is not allowed: “${text.slice(0, 60)}”. Write Markdown, or leave it out.`),
    ),
    ...blocks.flatMap(({ path, block }) => (block.type === 'exercise' ? exerciseFindings(path, block) : [])),
  ]
}

function exerciseFindings(path: string, { least, most, image, start }: BlockOf<'exercise'>): Finding[] {
  return [
    ...(least > most ? [error('field', `${path}/most`, 'The longest time is shorter than the shortest.')] : []),
    // Alone it would show what to do before the stretch, and not the stretch.
    ...(image === '' && start !== ''
      ? [error('field', `${path}/image`, 'Choose the picture of the stretch too.')]
      : []),
  ]
}

/** The page's title is level 1, so that its texts begin at level 2. */
function headingFindings(headings: BodyParts['outlines'][number]): Finding[] {
  let level = 1
  return headings.flatMap((heading) => {
    const before = level
    level = heading.level
    if (heading.level === 1) {
      return error(
        'heading-order',
        heading.path,
        `“${heading.text}” is of level 1, which is the title. Begin at level 2.`,
      )
    }
    if (heading.level <= before + 1) return []
    const message = `“${heading.text}” is of level ${heading.level} and follows level ${before}: a level is skipped.`
    return error('heading-order', heading.path, message)
  })
}

/** By the name of its file; an uploaded one has a name that says nothing. */
function pictureName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return /^[0-9a-f]{64}\./.test(name) ? 'The uploaded picture' : `The picture “${name}”`
}

function altFindings({ altPath, address, alt, need }: ImagePart): Finding[] {
  const text = alt.trim()
  if (need === 'decorative') {
    return text === ''
      ? []
      : [warning('alt-text', altPath, 'A decoration is not read out, so its description is not used.')]
  }
  if (text === '') {
    if (need === 'optional') return []
    return [{ ...error('alt-text', altPath, `${pictureName(address)} has no description.`), image: address }]
  }
  if (!looksLikeFile.test(text)) return []
  const message = `“${text}” looks like the name of a file. Say what the image shows.`
  const finding = need === 'required' ? error('alt-text', altPath, message) : warning('alt-text', altPath, message)
  return [{ ...finding, image: address }]
}
