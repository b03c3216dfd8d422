import { createOutbox, type SendFailure } from '@stepwise/shared/drafts'
import { CallError, messageFor } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import type { outboxAreas } from './outbox-areas.ts'

interface PersonalOutboxOptions<Payload, Answer> {
  area: (typeof outboxAreas)[number]
  send: (payload: Payload, key: string) => Promise<Answer>
  isPayload: (value: unknown) => value is Payload
  rebase?: (payload: Payload, answer: Answer) => Payload
}

/** Longer than any call takes; those behind it wait. */
const sendLimitMs = 60_000

/** An outbox of the person who is signed in; see docs/decisions/007. */
export function createPersonalOutbox<Payload, Answer>(options: PersonalOutboxOptions<Payload, Answer>) {
  return createOutbox<Payload, Answer>({
    ...options,
    $owner: $user,
    send: (payload, key) => withinLimit(options.send(payload, key)),
    classifyFailure: classifyFailure,
  })
}

/** Whether the same may work later. A session that has ended is taken up again by signing in. */
function classifyFailure(error: Error): SendFailure {
  const failure = error instanceof CallError ? error.failure : undefined
  const status = failure?.kind === 'http' ? failure.status : 0
  const blocksAll = failure?.kind === 'network' || [401, 429].includes(status)
  return {
    isTransient: blocksAll || status >= 500 || status === 408,
    blocksAll,
    message: messageFor(error),
    current: failure?.kind === 'http' ? failure.current : undefined,
  }
}

/** A call that gets no answer counts as one without a network. It may be made again: see `send` of the outbox. */
async function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError({ kind: 'network' })), sendLimitMs)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
