import type { Promotion } from '../store/store.ts'
import { type PartVersion, parsePartVersion } from './part.ts'

/**
 * The versions that some people had without their being live, as a canary or by a link, at any time after `since` (ISO): tabs that were opened
 * then ask for their files.
 */
export function givenSince(history: Promotion[], since: string): PartVersion[] {
  return history.flatMap(({ kind, until = '', versions = [] }, index) => {
    const given = versions.map(parsePartVersion)
    if (kind !== 'canary') return until >= since ? given : []
    return given.filter(({ part }) => {
      const end = history.find((later, at) => at > index && endsCanary(later, part))
      return end === undefined || end.at >= since
    })
  })
}

/** A promotion of the part ends its canary, and another percentage or version takes its place. */
const endsCanary = ({ kind, changes, versions = [] }: Promotion, part: string) =>
  changes.some((change) => change.part === part) ||
  (kind === 'canary' && versions.some((text) => parsePartVersion(text).part === part))
