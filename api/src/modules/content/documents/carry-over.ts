import { bodyVersion, type DocumentBody, type DocumentKind } from '@stepwise/shared/contracts/document'
import { withStretchPictures } from './drawn-stretches.ts'

/** Carries a body from one form to the next. */
export type CarryStep = (kind: DocumentKind, body: DocumentBody) => DocumentBody

/** By the version that it leads from: the one under 1 makes a body of version 2. */
const steps: Readonly<Record<number, CarryStep>> = {
  1: (kind, body) => (kind === 'page' ? withStretchPictures(body) : body),
}

/** A body that was stored in an earlier form, in the form of this release. One of a later release stays as it is. */
export function carryOver(
  kind: DocumentKind,
  body: DocumentBody,
  version: number,
  { to = bodyVersion, by = steps }: { to?: number; by?: Readonly<Record<number, CarryStep>> } = {},
) {
  let carried = body
  for (let from = version; from < to; from++) carried = by[from]?.(kind, carried) ?? carried
  return carried
}

/** A body as the desk sends it: a tab of an earlier release still writes the first form, which leaves one of this release as it is. */
export const fromDesk = (kind: DocumentKind, body: DocumentBody) => carryOver(kind, body, 1)
