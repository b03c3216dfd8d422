import { CallError } from './failure.ts'

/**
 * Which session a call was made in. `visit` changes when the person on this page leaves or another one comes, `session` with
 * every further session of the same person. Both are 0 for what the page's first script asked.
 */
export interface SessionMark {
  visit: number
  session: number
}

interface RunningCall {
  mark: SessionMark
  end: (reason: unknown) => void
}

let presentMark: () => SessionMark = () => ({ visit: 0, session: 0 })
const running = new Set<RunningCall>()

/** Sets how a call learns which session it is made in. */
export function callsBelongTo(mark: () => SessionMark): void {
  presentMark = mark
}

export const markNow = (): SessionMark => presentMark()

/**
 * Ends the calls of earlier visits: they fail as aborted, at once and whatever the server answers, so that nothing of one
 * person is shown to the next. What they asked the server to do is not taken back.
 */
export function endOutdatedCalls(): void {
  const { visit } = presentMark()
  for (const { mark, end } of running) if (mark.visit !== visit) end(new CallError({ kind: 'aborted' }))
}

/** The answer, unless the visit ends before it comes or the signal aborts. */
export function whileItBelongs<Answer>(
  answer: Promise<Answer>,
  mark: SessionMark,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = { mark, end: reject }
    running.add(call)
    signal?.addEventListener('abort', () => reject(signal.reason))
    answer.then(resolve, reject).finally(() => running.delete(call))
  })
}
