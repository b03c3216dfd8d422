import { existsSync } from 'node:fs'
import type { DocumentBody, DocumentKind, Finding } from '@stepwise/shared/contracts'
import type { checkedSchema } from '@stepwise/shared/contracts/document'
import type { z } from 'zod'
import type { Context } from '../../../../context.ts'
import type { Database } from '../../../../database/database.ts'
import type { Readers } from '../../../../readers.ts'
import { type BodyParts, bodyParts, collectProse } from './body-parts.ts'
import { findConfirmedLinks, needsText } from './document-links.repository.ts'
import { error } from './finding.ts'
import { fieldFindings, formFindings } from './form-findings.ts'
import { readGlossary } from './glossary.ts'
import { type AskLink, otherAddressFindings } from './other-addresses.ts'
import { ownAddressFindings } from './own-addresses.ts'
import { readability } from './readability.ts'
import { wordingFindings } from './wording-findings.ts'

/**
 * Checks a body before it is published (docs/product/content-desk.md#check): errors block, warnings are only shown. Any body is taken, valid
 * or not. Other sites are asked about links by `askLink` only; without it, what they said within the last hour counts.
 */
export async function checkBody(
  context: Pick<Context, 'db' | 'settings' | 'now' | 'liveRoutes'>,
  { id, kind, editions, access }: Readers & { id: string; kind: DocumentKind },
  body: DocumentBody,
  askLink?: AskLink,
): Promise<z.input<typeof checkedSchema>> {
  const parts = bodyParts(kind, body)
  const wording = readability(collectProse(parts))
  const findings = [
    ...fieldFindings(kind, body),
    ...formFindings(parts),
    ...(await textFindings(context.db, { id, kind }, parts)),
    ...videoFindings(context.settings.contentFolder, parts),
    ...(await ownAddressFindings(context, parts, { editions: publishedIn(editions, context.settings), access })),
    ...(await otherAddressFindings(
      context,
      parts.links.filter(({ address }) => !address.startsWith('/')),
      askLink,
    )),
    ...wordingFindings(parts.texts, wording.readingAge, readGlossary(context.settings.contentFolder)),
  ]
  const open = await withoutDismissed(context.db, findings)
  return {
    findings: [...ofLevel('error', open), ...ofLevel('warning', open)],
    reading_age: wording.readingAge,
    long_sentences: wording.longSentences,
    words: wording.words,
  }
}

/** What is published here is read in this edition alone, except a document of the other one, which readers have not. */
export function publishedIn(editions: Readers['editions'], { edition }: Pick<Context['settings'], 'edition'>) {
  return editions.includes(edition) ? [edition] : editions
}

/** The age at which the texts of a body are read with ease; null when there are too few words to tell. */
export function measureReadingAge(kind: DocumentKind, body: DocumentBody) {
  return readability(collectProse(bodyParts(kind, body))).readingAge
}

async function textFindings(db: Database, { id, kind }: { id: string; kind: DocumentKind }, { texts }: BodyParts) {
  if (kind !== 'step' || texts.some(({ path }) => path === 'text') || !(await needsText(db, id))) return []
  return [error('field', 'text', 'Enter a text')]
}

/** Without the links that someone has opened, because they cannot be checked from here (docs/product/content-desk.md#dismissed-links). */
async function withoutDismissed(db: Database, findings: readonly Finding[]) {
  const isOpen = ({ rule, address }: Finding) => rule === 'link-unchecked' && address !== undefined
  const confirmed = await findConfirmedLinks(
    db,
    findings.filter(isOpen).map(({ address = '' }) => address),
  )
  return findings.filter((finding) => !isOpen(finding) || !confirmed.has(finding.address ?? ''))
}

function videoFindings(contentFolder: string, { blocks }: BodyParts): Finding[] {
  return blocks.flatMap(({ path, block }) => {
    if (block.type !== 'video' || block.video === '') return []
    if (existsSync(`${contentFolder}/media/videos/${block.video}/video.json`)) return []
    return error('field', `${path}/video`, `There is no video ${block.video}.`)
  })
}

function ofLevel(level: Finding['level'], findings: readonly Finding[]) {
  return findings.filter((finding) => finding.level === level)
}
