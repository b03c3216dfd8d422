import { Worker } from 'node:worker_threads'

const timeoutMs = 5000

interface Result<Content> {
  id: number
  content?: Content
  error?: string
}

/**
 * A thread that renders pages with the code of a release: `thread` is its file, `workerData` what it is made with. It starts with the first
 * page, and again after a page that took too long or ended it. `render` rejects with what went wrong. A thread takes 50 MB, and has nothing to do once the pages of a release are rendered, until
 * something is published: it ends after `idleMs` without a page.
 */
export function renderWorker<Request extends { url: string }, Content>(
  thread: URL,
  workerData: unknown,
  idleMs = 30_000,
) {
  let running: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, (result: Omit<Result<Content>, 'id'>) => void>()

  function end(error: string) {
    void running?.terminate()
    running = undefined
    for (const settle of waiting.values()) settle({ error })
    waiting.clear()
    clearTimeout(idle)
  }

  function start(): Worker {
    const started = new Worker(thread, {
      workerData,
      // Code of a remote: it gets neither the gateway's settings nor all of its memory.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    started.unref()
    started.on('message', ({ id, ...result }: Result<Content>) => waiting.get(id)?.(result))
    const onEnd = (cause: unknown) => {
      if (running === started) end(`The thread that renders pages ended: ${cause}`)
    }
    started.on('error', onEnd)
    started.on('exit', onEnd)
    return started
  }

  function render(request: Request): Promise<Content> {
    running ??= start()
    const id = ++last
    clearTimeout(idle)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(`${request.url} was not rendered within ${timeoutMs} ms.`), timeoutMs)
      waiting.set(id, ({ content, error }) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (waiting.size === 0) idle = setTimeout(() => end('It has nothing to do.'), idleMs).unref()
        if (content) resolve(content)
        else reject(new Error(error))
      })
      running?.postMessage({ id, request })
    })
  }

  return { render, stop: () => end('The gateway stops.') }
}
