import { createOutbox, type Judgement } from '@stepwise/shared/drafts'
import { CallError, messageFor } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import type { keptAreas } from './kept-areas.ts'

/** Whose drafts and outboxes these are. */
export const $person = $user.map((user) => user?.id ?? null)

interface KeptOutboxOptions<Letter, Answer> {
  area: (typeof keptAreas)[number]
  send: (letter: Letter, key: string) => Promise<Answer>
  follow?: (letter: Letter, answer: Answer) => Letter
}

/** An outbox of the person who is signed in; see docs/decisions/007. */
export function createKeptOutbox<Letter, Answer>(options: KeptOutboxOptions<Letter, Answer>) {
  return createOutbox<Letter, Answer>({ ...options, $person, judge: judgeFailure })
}

/** Whether the same may work later. A session that has ended is taken up again by signing in. */
function judgeFailure(error: Error): Judgement {
  const failure = error instanceof CallError ? error.failure : undefined
  const isPassing =
    failure?.kind === 'network' ||
    (failure?.kind === 'http' && (failure.status >= 500 || [401, 408, 429].includes(failure.status)))
  return { isPassing, message: messageFor(error), current: failure?.kind === 'http' ? failure.current : undefined }
}
