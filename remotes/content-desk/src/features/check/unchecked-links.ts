import type { Finding } from '@stepwise/shared/contracts'

/** A link that could not be checked from here, and the fields that have it. */
export interface UncheckedLink {
  address: string
  paths: string[]
}

/** One that can be dismissed: without its address it is a warning like others. */
export const isUncheckedLink = ({ rule, address }: Finding) => rule === 'link-unchecked' && address !== undefined

/** Each address once, in the order of the text. */
export function uncheckedLinks(findings: readonly Finding[]): UncheckedLink[] {
  const links = new Map<string, UncheckedLink>()
  for (const { address = '', path } of findings.filter(isUncheckedLink)) {
    const paths = links.get(address)?.paths ?? []
    links.set(address, { address, paths: [...new Set([...paths, path])] })
  }
  return [...links.values()]
}

export const withoutDismissed = (findings: readonly Finding[], dismissed: readonly string[]) =>
  findings.filter((finding) => !isUncheckedLink(finding) || !dismissed.includes(finding.address ?? ''))
