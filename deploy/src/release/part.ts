import { slugSchema } from '@stepwise/shared/contracts/slug'
import { ReleaseError } from '../errors.ts'
import { otherNames } from './nearest-name.ts'

/** A part of the platform: `host`, or the name of a remote. */
export type Part = string
export interface PartVersion {
  part: Part
  version: string
}

const versionPattern = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/

/** Where a part's versions are in the store, e.g. `remotes/learn`. */
export const versionsFolder = (part: Part) => (part === 'host' ? 'host' : `remotes/${part}`)
/** Where one version is in the store, e.g. `remotes/learn/1.0.0-ab12cd34`. */
export const versionFolder = ({ part, version }: PartVersion) => `${versionsFolder(part)}/${version}`
/** The file in which a build states what it made. */
export const manifestName = (part: Part) => (part === 'host' ? 'host.json' : 'remote.json')
/** `learn@1.0.0-ab12cd34`, as people type it. */
export const formatPartVersion = ({ part, version }: PartVersion) => `${part}@${version}`

export function parsePart(text: string | undefined): Part {
  if (text !== undefined && slugSchema.safeParse(text).success) return text
  throw new ReleaseError([
    `"${text ?? ''}" is not the name of a part: give host or the name of a remote, such as learn.`,
  ])
}

/** Parses `part@version`. Throws a {@link ReleaseError} that shows the right form. */
export function parsePartVersion(text: string | undefined): PartVersion {
  const [part, version, ...rest] = (text ?? '').split('@')
  if (version === undefined || rest.length > 0 || !versionPattern.test(version)) {
    throw new ReleaseError([
      `"${text ?? ''}" is not a version of a part: give part@version, such as learn@1.0.0-ab12cd34.`,
    ])
  }
  return { part: parsePart(part), version }
}

/** Says that there is no such part, and which was meant or which there are. */
export const unknownPart = (part: Part, known: Part[]) =>
  `There is no part called ${part} here. ${known.length > 0 ? otherNames(part, known, 'There are:') : 'Nothing has been published yet.'}`

/** Throws a {@link ReleaseError} that says so when there is no such part. */
export function assertKnownPart(part: Part, known: Part[]) {
  if (!known.includes(part)) throw new ReleaseError([unknownPart(part, known)])
}

/** Throws a {@link ReleaseError} when two versions of one part are named: only one can become live. */
export function assertDistinct(versions: PartVersion[]) {
  const twice = versions.filter(({ part }) => versions.filter((other) => other.part === part).length > 1)
  if (twice.length > 0)
    throw new ReleaseError([
      `Only one version of a part can be live: ${twice.map(formatPartVersion).join(' or ')}? Name one of them.`,
    ])
}
