import { bringIntoSight, stopScrolling } from './follow.ts'
import { mark } from './marks.ts'
import { createRange, findSentences, isAfter, isInPage, isSame, type Sentence, wordAt } from './sentences.ts'
import { sortVoices, voiceFor } from './voices.ts'
import { type WordsRead, wordsReadEvent } from './words-read.ts'

/** In ms at the voice's own speed: after a paragraph, a heading or an item of a list. */
const pauseAfterBlock = 350
/** Characters that a voice of the network says at its own speed within 12 s: Chrome ends what takes it longer than 15 s. */
const longestOfNetwork = 160

const couldNotSpeak = 'This voice did not work. Choose another one, or try again with Continue.'

interface ReadingSettings {
  /** Per cent. */
  speed: number
  /** The voice's name; null for the one that the browser takes. */
  voice: string | null
}

export interface ReadingState {
  isPaused: boolean
  /** Why it paused by itself. */
  problem: string | null
}

/**
 * Reads one text aloud, sentence by sentence, and marks what is read (docs/product/read-aloud.md). Never with the browser's own pause: it ends
 * the speech on Android and stalls voices of the network. A pause is silence, and the sentence is begun again.
 */
export class Reading {
  #text: Element
  /** It scrolls along, until the person goes elsewhere. */
  #isFollowing = true
  #onEnd: () => void
  #sentences: Sentence[] = []
  #at = 0
  #settings: ReadingSettings | null = null
  #state: ReadingState = { isPaused: false, problem: null }
  #listeners = new Set<() => void>()
  /** What is spoken now. Events of all others are late: browsers send them after `cancel` too. */
  #utterance: SpeechSynthesisUtterance | null = null
  #pause: ReturnType<typeof setTimeout> | undefined
  #hasEnded = false

  /** @param onEnd called once, when nothing more is read, before the marks and the controls go. */
  constructor(text: Element, onEnd: () => void) {
    this.#text = text
    this.#onEnd = onEnd
    this.#sentences = findSentences(text)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): ReadingState => this.#state

  /** Begins, with the first settings; later ones apply at once, from the beginning of the sentence. */
  adopt({ speed, voice }: ReadingSettings): void {
    if (this.#settings?.speed === speed && this.#settings.voice === voice) return
    this.#settings = { speed, voice }
    if (!this.#state.isPaused) this.#speak()
  }

  /** Shows where it paused. */
  pause(): void {
    this.#silence()
    this.#isFollowing = true
    const sentence = this.#sentences[this.#at]
    if (sentence && isInPage(sentence)) this.#show('sentence', createRange(sentence))
    this.#update({ isPaused: true, problem: null })
  }

  goOn(): void {
    this.#goTo(this.#at)
  }

  /** Of the first sentence: that one again. */
  previous(): void {
    this.#refresh()
    this.#goTo(Math.max(0, this.#at - 1))
  }

  /** After the last sentence it ends. */
  next(): void {
    this.#refresh()
    this.#goTo(this.#at + 1)
  }

  /** The person goes to another place of the page: it does not scroll any more, until they press a button of the bar. */
  leaveAlone(): void {
    if (this.#isFollowing) stopScrolling()
    this.#isFollowing = false
  }

  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#silence()
    this.#onEnd()
    mark('sentence', null)
    mark('word', null)
  }

  #goTo(at: number): void {
    this.#at = at
    this.#isFollowing = true
    this.#update({ isPaused: false, problem: null })
    this.#speak()
  }

  #update(state: ReadingState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #silence(): void {
    clearTimeout(this.#pause)
    this.#utterance = null
    if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
  }

  /** The text may have been opened further, or shortened, meanwhile. Keeps the place. */
  #refresh(): void {
    const current = this.#sentences[this.#at]
    if (!current || !isInPage(current)) return
    this.#sentences = findSentences(this.#text)
    const at = this.#sentences.findIndex((sentence) => isSame(sentence, current))
    const after = this.#sentences.findIndex((sentence) => isAfter(sentence, current))
    // What was read last is hidden by now: the next one follows where it was.
    this.#at = at >= 0 ? at : (after < 0 ? this.#sentences.length : after) - 1
  }

  /** Speaks the sentence, or the rest of it from this character on. */
  #speak(from = 0): void {
    this.#silence()
    const sentence = this.#sentences[this.#at]
    if (this.#hasEnded || !this.#settings) return
    if (!sentence || !isInPage(sentence)) {
      this.end()
      return
    }
    this.#show('sentence', createRange(sentence))
    mark('word', null)

    const voice = voiceFor(sortVoices(speechSynthesis.getVoices()), this.#settings.voice, sentence.block.lang)
    const rate = this.#settings.speed / 100
    const to =
      voice?.localService === false ? partEnd(sentence.text, from, longestOfNetwork * rate) : sentence.text.length
    const lead = from === 0 ? sentence.lead : ''
    const utterance = new SpeechSynthesisUtterance(lead + sentence.text.slice(from, to))
    utterance.rate = rate
    utterance.voice = voice
    utterance.lang = voice?.lang ?? sentence.block.lang
    this.#utterance = utterance

    const when =
      <Event>(isNow: (event: Event) => void) =>
      (event: Event) => {
        if (this.#utterance === utterance) isNow(event)
      }
    utterance.onboundary = when(({ name, charIndex }: SpeechSynthesisEvent) => {
      if (name === 'word') this.#showWord(sentence, from + charIndex - lead.length)
    })
    utterance.onend = when(() => {
      if (to < sentence.text.length) return this.#speak(to)
      if (sentence.hasPause) this.#pause = setTimeout(() => this.#readNext(), pauseAfterBlock / rate)
      else this.#readNext()
    })
    utterance.onerror = when(({ error }: SpeechSynthesisErrorEvent) => {
      this.#utterance = null
      // Something else of this browser speaks now.
      const isInterrupted = error === 'canceled' || error === 'interrupted'
      this.#update({ isPaused: true, problem: isInterrupted ? null : couldNotSpeak })
    })
    if (speechSynthesis.paused) speechSynthesis.resume()
    speechSynthesis.speak(utterance)
  }

  #readNext(): void {
    this.#refresh()
    this.#at += 1
    this.#speak()
  }

  #showWord(sentence: Sentence, index: number): void {
    const word = wordAt(sentence, index)
    if (word) this.#show('word', createRange(sentence, word.from, word.to))
  }

  #show(kind: 'sentence' | 'word', range: Range): void {
    mark(kind, range)
    if (!this.#isFollowing) return
    bringIntoSight(range)
    document.dispatchEvent(new CustomEvent<WordsRead>(wordsReadEvent, { detail: { kind, range } }))
  }
}

/** Where a part of at most so many characters ends: after a comma or the like, or else after a word. */
function partEnd(text: string, from: number, most: number): number {
  if (text.length - from <= most) return text.length
  const part = text.slice(from, from + Math.floor(most))
  const clause = /^.*[,;:–—]\s/su.exec(part)?.[0] ?? /^.*\s/su.exec(part)?.[0] ?? part
  return from + clause.length
}
