import { existsSync, readFileSync } from 'node:fs'
import {
  bodySchemas,
  type DocumentBody,
  type DocumentKind,
  type exportedFileSchema,
} from '@stepwise/shared/contracts/document'
import type { PagePlace } from '@stepwise/shared/contracts/page'
import type { z } from 'zod'
import type { Database } from '../../../../database/database.ts'
import { findPageArea } from '../../documents/created-pages.ts'
import { findPublishedDocuments } from '../../documents/documents.repository.ts'
import { parseRowId } from '../../documents/write-live.ts'
import { findImageBytes } from '../images.repository.ts'
import { badgesFile, essayWordsFile, newPageFile, pageFile, softwareFile, stepFile } from './document-files.ts'

export type ExportedFile = z.output<typeof exportedFileSchema>

interface Published {
  id: string
  kind: DocumentKind
  path: string
  live: DocumentBody
  /** Of a page that was created at the desk, which has no file yet. */
  place?: PagePlace
}

/** A text by its path below content/; null when the file is not, or no longer, there. */
type Texts = Map<string, string | null>

const uploaded = /\/api\/content_images\/([0-9a-f]{64})\.(webp|png)/g

/**
 * The files of content/ that say something else than readers see, with what readers see; and the uploaded pictures that they show,
 * as files (docs/product/content-desk.md#export).
 */
export async function exportFiles(db: Database, contentFolder: string): Promise<ExportedFile[]> {
  const published = (await findPublishedDocuments(db)).map(
    ({ address, area, access, editions, linked_from, created_at, ...document }) => ({
      ...document,
      ...(created_at && {
        place: { address: address ?? '', area: findPageArea(area), access, editions, linked: linked_from },
      }),
    }),
  )
  return withPictures(db, documentFiles(published, contentFolder))
}

/** The texts of the files that these documents change, by path. */
export function documentFiles(documents: readonly Published[], contentFolder: string): Texts {
  const texts: Texts = new Map()
  const read = (path: string) => {
    const file = `${contentFolder}/${path}`
    return texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : null)
  }
  for (const document of documents) {
    const text = read(document.path) ?? (document.place ? newPageFile(document.place) : null)
    // A file that is gone retires its document with the next start.
    if (text === null) continue
    texts.set(document.path, withBody(document, text))
    if (document.kind !== 'step') continue
    const { transcript } = bodySchemas.step.parse(document.live)
    const path = document.path.replace(/\.md$/, '.transcript.md')
    if (transcript !== null) texts.set(path, `${transcript}\n`)
    else if (read(path) !== null) texts.set(path, null)
  }
  return texts
}

function withBody({ id, kind, live }: Published, text: string) {
  switch (kind) {
    case 'page':
      return pageFile(text, bodySchemas.page.parse(live))
    case 'step':
      return stepFile(text, bodySchemas.step.parse(live))
    case 'software':
      return softwareFile(text, bodySchemas.software.parse(live))
    case 'badge':
      return badgesFile(text, parseRowId(id), bodySchemas.badge.parse(live))
    case 'directives':
      return essayWordsFile(text, bodySchemas.directives.parse(live))
  }
}

async function withPictures(db: Database, texts: Texts): Promise<ExportedFile[]> {
  const pictures = new Map<string, Buffer>()
  for (const [address, hash = '', type = ''] of [...texts.values()].flatMap(uploadsIn)) {
    const bytes = pictures.has(address) ? undefined : await findImageBytes(db, hash, type)
    if (bytes) pictures.set(address, bytes)
  }
  const inFiles = (text: string | null) =>
    text?.replaceAll(uploaded, (address) => (pictures.has(address) ? `/${toFileName(address)}` : address)) ?? null
  return [
    ...[...texts].map(([path, text]) => ({ path, text: inFiles(text), encoding: 'utf8' as const })),
    ...[...pictures].map(([address, bytes]) => ({
      path: toFileName(address),
      text: bytes.toString('base64'),
      encoding: 'base64' as const,
    })),
  ]
}

function uploadsIn(text: string | null) {
  return [...(text ?? '').matchAll(uploaded)]
}

/** Where an uploaded picture is below content/: half of its hash is enough of a name. */
function toFileName(address: string) {
  return address.replace(
    uploaded,
    (_address, hash: string, type: string) => `images/uploads/${hash.slice(0, 16)}.${type}`,
  )
}
