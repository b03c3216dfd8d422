import { assertKnownPart } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { type Options, textOption, type VerbOption } from './verb.ts'

/** What a person wants to see: one part of those there are, and how many. */
export const lookOptions = {
  part: { type: 'string', help: ['<part>', 'of this part alone'] },
  last: { type: 'string', help: ['<number>', 'how many'] },
} satisfies Record<string, VerbOption>

/** The part that was asked for; undefined for all. Throws a {@link ReleaseError} when there is no such one. */
export function askedPart(options: Options, parts: string[]): string | undefined {
  const part = textOption(options, 'part')
  if (part !== undefined) assertKnownPart(part, parts)
  return part
}

/** How many were asked for. Throws a {@link ReleaseError} unless it is a whole number from 1. */
export function askedCount(options: Options, otherwise: number): number {
  const text = textOption(options, 'last')
  if (text === undefined) return otherwise
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new ReleaseError([`--last is "${text}"; it must be a whole number from 1.`])
}
