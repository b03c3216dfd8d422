import { parseOwnAddress } from '@stepwise/shared/contracts/own-address'

/** A pasted address of our own site as its path; any other text as it is. `origin`: where the desk is. */
export function toOwnPath(text: string, origin: string): string {
  const address = text.trim()
  if (!address.startsWith(`${origin}/`)) return text
  return parseOwnAddress(address.slice(origin.length)) ?? text
}
