import { CallError } from './failure.ts'

/**
 * The session that a call was made in. `visit` grows when the person leaves or another one signs in, `session` when the same person
 * gets a new session. Both are 0 for the requests of the page's first script.
 */
export interface SessionMark {
  visit: number
  session: number
}

/** The calls that have no response yet (docs/product/wire.md#call-belongs-to-visit). */
export function createRunningCalls() {
  const running = new Set<{ mark: SessionMark; end: (reason: unknown) => void }>()
  return {
    /** Settles as `response`, or rejects before it: when the visit ends or the signal is aborted. */
    track<ResponseBody>(
      response: Promise<ResponseBody>,
      mark: SessionMark,
      signal: AbortSignal | undefined,
    ): Promise<ResponseBody> {
      return new Promise((resolve, reject) => {
        const call = { mark, end: reject }
        running.add(call)
        signal?.addEventListener('abort', () => reject(signal.reason))
        response.then(resolve, reject).finally(() => running.delete(call))
      })
    },
    /**
     * Rejects the calls of earlier visits as aborted, at once and whatever the server answers: nothing of one person is shown to the
     * next. The server may still do what they asked for.
     */
    endOutdated({ visit }: SessionMark): void {
      for (const { mark, end } of running) if (mark.visit !== visit) end(new CallError({ kind: 'aborted' }))
    },
  }
}
