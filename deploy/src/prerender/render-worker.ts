import { Worker } from 'node:worker_threads'
import type { PrerenderedContent, RenderRequest, RenderResult, ThreadData } from './worker-messages.ts'

const timeoutMs = 5000

/**
 * A thread that renders the pages of one server bundle. It starts with the first page, and again after a page that took too long or ended
 * it. `render` rejects with what went wrong. A thread takes 50 MB, and has nothing to do once the pages of a release are rendered, until
 * something is published: it ends after `idleMs` without a page.
 */
export function renderWorker(data: ThreadData, idleMs = 30_000) {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, (result: Omit<RenderResult, 'id'>) => void>()

  function end(error: string) {
    void thread?.terminate()
    thread = undefined
    for (const settle of waiting.values()) settle({ error })
    waiting.clear()
    clearTimeout(idle)
  }

  function start(): Worker {
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: data,
      // Code of a remote: it gets neither the gateway's settings nor all of its memory.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    started.unref()
    started.on('message', ({ id, ...result }: RenderResult) => waiting.get(id)?.(result))
    const onEnd = (cause: unknown) => {
      if (thread === started) end(`The thread that renders pages ended: ${cause}`)
    }
    started.on('error', onEnd)
    started.on('exit', onEnd)
    return started
  }

  function render(request: RenderRequest): Promise<PrerenderedContent> {
    thread ??= start()
    const id = ++last
    clearTimeout(idle)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(`${request.path} was not rendered within ${timeoutMs} ms.`), timeoutMs)
      waiting.set(id, ({ content, error }) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (waiting.size === 0) idle = setTimeout(() => end('It has nothing to do.'), idleMs).unref()
        if (content) resolve(content)
        else reject(new Error(error))
      })
      thread?.postMessage({ id, request })
    })
  }

  return { render, stop: () => end('The gateway stops.') }
}
