import { createHash } from 'node:crypto'
import type { StepBody } from '@stepwise/shared/contracts'
import { extractText } from '../html.ts'

/**
 * A short hash of the words of a step: who has read or tried them stands behind these words alone. What a video says counts without its
 * seconds, which change each time it is made.
 */
export function stepFingerprint(body: StepBody, madeVideoText: string | null, app: { description: string } | null) {
  const words = [body.name, body.text, body.tip, body.more, body.transcript]
  const all = JSON.stringify([...words, extractText(madeVideoText ?? ''), app?.description ?? ''])
  return createHash('sha256').update(all).digest('hex').slice(0, 12)
}
