import { createOutbox, type SendFailure } from '@stepwise/shared/drafts'
import { CallError, messageFor } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { sample } from 'effector'
import type { outboxAreas } from './outbox-areas.ts'

interface PersonalOutboxOptions<Payload, ResponseBody> {
  area: (typeof outboxAreas)[number]
  send: (payload: Payload, key: string) => Promise<ResponseBody>
  isPayload: (value: unknown) => value is Payload
  rebase?: (payload: Payload, response: ResponseBody) => Payload
  /** What the server has refused is given up: the person cannot change it. */
  discardsRefused?: boolean
}

/** As long as the gateway waits for the API. The entries behind it wait too, so it has to end. */
const sendTimeoutMs = 60_000

/**
 * An outbox of the signed-in person, see docs/decisions/007-drafts-and-outbox.md. Options as for `createOutbox`. `refused`: the server will
 * not take an entry, however often it is sent.
 */
export function createPersonalOutbox<Payload, ResponseBody>({
  discardsRefused = false,
  ...options
}: PersonalOutboxOptions<Payload, ResponseBody>) {
  const outbox = createOutbox<Payload, ResponseBody>({
    ...options,
    $owner: $user,
    send: (payload, key) => withTimeout(options.send(payload, key)),
    classifyFailure,
  })
  const refused = outbox.failed.filter({ fn: ({ isTransient }) => !isTransient })
  if (discardsRefused) sample({ clock: refused, fn: ({ key }) => key, target: outbox.discarded })
  return { ...outbox, refused }
}

function classifyFailure(error: Error): SendFailure {
  const failure = error instanceof CallError ? error.failure : undefined
  const status = failure?.kind === 'http' ? failure.status : 0
  // A 401 too: the entry is sent once the person has signed in again.
  const blocksAll = failure?.kind === 'network' || [401, 429].includes(status)
  return {
    isTransient: blocksAll || status >= 500 || status === 408,
    blocksAll,
    message: messageFor(error),
    current: failure?.kind === 'http' ? failure.current : undefined,
  }
}

/** A call without a response counts as a network failure. It may have been served, so `send` must be harmless when repeated. */
async function withTimeout<ResponseBody>(response: Promise<ResponseBody>): Promise<ResponseBody> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError({ kind: 'network' })), sendTimeoutMs)
  })
  try {
    return await Promise.race([response, timeout])
  } finally {
    clearTimeout(timer)
  }
}
