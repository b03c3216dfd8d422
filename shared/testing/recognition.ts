/** What a stand-in has been asked for, and how a test speaks to it. */
export interface StandInRecognition {
  lang: string
  processLocally?: boolean
  isRunning: boolean
  hear: (words: string, isFinal?: boolean) => void
  fail: (error: string) => void
  /** As browsers end it after a silence. */
  finish: () => void
}

/** Where the stand-in turns speech into text. */
export type RecognitionPlace = 'device' | 'service'

/**
 * A stand-in for the browser's speech recognition, which neither jsdom nor a browser of a test has. All that were made are
 * `recognitions` of the window. It runs in a page too, so it uses nothing from outside itself.
 */
export function installRecognition(place: RecognitionPlace = 'service'): void {
  const recognitions: object[] = []
  class Recognition {
    static available = async () => (place === 'device' ? 'available' : 'unavailable')
    lang = ''
    continuous = false
    interimResults = false
    isRunning = false
    onstart: (() => void) | null = null
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    results: { isFinal: boolean; 0: { transcript: string } }[] = []
    constructor() {
      recognitions.push(this)
    }
    start() {
      setTimeout(() => {
        this.isRunning = true
        this.onstart?.()
      }, 0)
    }
    abort() {
      if (!this.isRunning) return
      this.isRunning = false
      setTimeout(() => {
        this.onerror?.({ error: 'aborted' })
        this.onend?.()
      }, 0)
    }
    hear(transcript: string, isFinal = true) {
      if (this.results.at(-1)?.isFinal === false) this.results.pop()
      this.results.push({ isFinal, 0: { transcript } })
      this.onresult?.({ resultIndex: this.results.length - 1, results: this.results })
    }
    fail(error: string) {
      this.isRunning = false
      this.onerror?.({ error })
      this.onend?.()
    }
    finish() {
      this.isRunning = false
      this.onend?.()
    }
  }
  for (const [name, value] of Object.entries({ SpeechRecognition: Recognition, recognitions })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

/** The one that was made last. */
export function lastRecognition(): StandInRecognition {
  const { recognitions } = globalThis as unknown as { recognitions: StandInRecognition[] }
  const last = recognitions.at(-1)
  if (!last) throw new Error('No one has begun to dictate.')
  return last
}

/** Takes the stand-in away. */
export function removeRecognition(): void {
  for (const name of ['SpeechRecognition', 'recognitions']) Reflect.deleteProperty(globalThis, name)
}
