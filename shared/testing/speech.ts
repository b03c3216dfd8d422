/** A voice of the stand-in. One that is not `localService` tells of no words, as those of the network do. */
export interface StandInVoice {
  name: string
  lang: string
  localService: boolean
  default?: boolean
  /** Fails each time. */
  isBroken?: boolean
}

export interface StandInSpeech {
  voices: StandInVoice[]
  /** At 100 per cent. */
  msPerWord: number
}

/** What the stand-in has begun to say. */
export interface Spoken {
  text: string
  rate: number
  voice: string | null
  lang: string
}

/**
 * A stand-in for the browser's speech, which neither jsdom nor a browser without a device's voices has. It behaves as Chrome does: the voices
 * come late, one utterance is spoken at a time, word by word, and what is cancelled says so later. The list of what it has begun to say is
 * `spokenAloud` of the window. It runs in a page too, so it uses nothing from outside itself.
 */
export function installSpeech({ voices, msPerWord }: StandInSpeech): void {
  const spokenAloud: Spoken[] = []
  const listeners = new Set<() => void>()
  const listed = voices.map((voice) => ({ default: false, voiceURI: voice.name, ...voice }))
  let hasVoices = false
  setTimeout(() => {
    hasVoices = true
    for (const listener of listeners) listener()
  }, 0)

  class Utterance {
    lang = ''
    rate = 1
    voice: StandInVoice | null = null
    onstart: ((event: object) => void) | null = null
    onboundary: ((event: object) => void) | null = null
    onend: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    text: string
    constructor(text: string) {
      this.text = text
    }
  }

  let queue: Utterance[] = []
  let speaking: Utterance | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const sayNext = () => {
    const utterance = queue.shift()
    speaking = utterance ?? null
    if (!utterance) return
    const { text, rate, voice, lang } = utterance
    const words = [...text.matchAll(/\S+/g)]
    if (words.length > 0) spokenAloud.push({ text, rate, voice: voice?.name ?? null, lang })
    utterance.onstart?.({})
    const say = (at: number) => {
      const word = words[at]
      if (voice?.isBroken) {
        utterance.onerror?.({ error: 'synthesis-failed' })
        return sayNext()
      }
      if (!word) {
        speaking = null
        utterance.onend?.({})
        if (!speaking) sayNext()
        return
      }
      if (voice?.localService !== false) {
        utterance.onboundary?.({ name: 'word', charIndex: word.index, charLength: word[0].length })
      }
      timer = setTimeout(() => say(at + 1), msPerWord / rate)
    }
    timer = setTimeout(() => say(0), 0)
  }

  const speechSynthesis = {
    get speaking() {
      return speaking !== null
    },
    get pending() {
      return queue.length > 0
    },
    paused: false,
    getVoices: () => (hasVoices ? [...listed] : []),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    speak(utterance: Utterance) {
      queue.push(utterance)
      if (!speaking) sayNext()
    },
    cancel() {
      const cancelled = speaking ? [speaking, ...queue] : queue
      clearTimeout(timer)
      queue = []
      speaking = null
      setTimeout(() => {
        for (const utterance of cancelled) utterance.onerror?.({ error: 'interrupted' })
      }, 0)
    },
    resume() {},
  }
  for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Utterance, spokenAloud })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}

/** Takes the stand-in away. */
export function removeSpeech(): void {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'spokenAloud'])
    Reflect.deleteProperty(globalThis, name)
}
