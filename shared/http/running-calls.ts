import { CallError } from './failure.ts'

/**
 * Which session a call was made in. `visit` changes when the person on this page leaves or another one comes, `session` with
 * every further session of the same person. Both are 0 for what the page's first script asked.
 */
export interface SessionMark {
  visit: number
  session: number
}

/** The calls that have no answer yet. */
export function createRunningCalls() {
  const running = new Set<{ mark: SessionMark; end: (reason: unknown) => void }>()
  return {
    /** The answer, unless the visit ends before it comes or the signal aborts. */
    track<Answer>(answer: Promise<Answer>, mark: SessionMark, signal: AbortSignal | undefined): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const call = { mark, end: reject }
        running.add(call)
        signal?.addEventListener('abort', () => reject(signal.reason))
        answer.then(resolve, reject).finally(() => running.delete(call))
      })
    },
    /**
     * Ends the calls of earlier visits: they fail as aborted, at once and whatever the server answers, so that nothing of one
     * person is shown to the next. What they asked the server to do is not taken back.
     */
    endOutdated({ visit }: SessionMark): void {
      for (const { mark, end } of running) if (mark.visit !== visit) end(new CallError({ kind: 'aborted' }))
    },
  }
}
