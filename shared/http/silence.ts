/** A call of which nothing has arrived for so long, in ms, counts as one without an answer (docs/product/errors.md#silence). */
export const silenceMs = 20_000

/**
 * As `fetch`, which it calls, with an answer that is here as a whole. Rejects with a `TimeoutError` once nothing has come for
 * {@link silenceMs}; on a slow line an answer may take as long as it needs, because each piece of it counts.
 */
export const fetchUnlessSilent: typeof fetch = async (input, init = {}) => {
  const controller = new AbortController()
  const follow = () => controller.abort(init.signal?.reason)
  if (init.signal?.aborted) follow()
  init.signal?.addEventListener('abort', follow)
  try {
    const answer = fetch(input, { ...init, signal: controller.signal })
    return await wholeUnlessSilent(answer, (reason) => controller.abort(reason))
  } finally {
    init.signal?.removeEventListener('abort', follow)
  }
}

/** The same for an answer that was asked for already. `stop` ends the asking. */
export function wholeUnlessSilent(answer: Promise<Response>, stop = (_reason: DOMException) => {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const silence = new DOMException('Nothing came.', 'TimeoutError')
      stop(silence)
      reject(silence)
    }
    let timer = setTimeout(giveUp, silenceMs)
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceMs)
    }
    answer
      .then(async (response) =>
        response.body === null ? response : new Response(await readWhole(response.body, heard), response),
      )
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

async function readWhole(body: ReadableStream<Uint8Array>, heard: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const reader = body.getReader()
  for (;;) {
    heard()
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
  }
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  pieces.reduce((at, piece) => {
    whole.set(piece, at)
    return at + piece.length
  }, 0)
  return whole
}
