import { sortVoices, voiceFor } from '../../read-aloud/voices.ts'
import type { CaptionLine } from '../captions/captions.ts'

export interface DescribedFilm {
  play: () => void
  pause: () => void
  /** From 0 to 1; 0 where it is muted. */
  volume: () => number
}

export interface SpeechSettings {
  /** Per cent. */
  speed: number
  /** The voice's name; null for the one that the browser takes. */
  voice: string | null
}

/** How far into a description playback may be for it to be read: who seeks on into the middle of a picture does not wait for its words. */
const lateness = 0.5
/** Before the next words of the film, in seconds. */
const margin = 0.15

/**
 * Reads descriptions aloud when playback comes to them (docs/product/steps-and-player.md#descriptions). The film waits where one is not
 * over when its next words begin.
 */
export class Describer {
  readonly #film: DescribedFilm
  readonly #descriptions: readonly CaptionLine[]
  readonly #lines: readonly CaptionLine[]
  readonly #settings: SpeechSettings
  /** Undefined before playback is anywhere. */
  #last: CaptionLine | null | undefined
  #utterance: SpeechSynthesisUtterance | null = null
  #speechFrom = 0
  /** The film is asked to wait, and then does: it goes on playing for a moment. */
  #wait: 'none' | 'asked' | 'waiting' = 'none'

  constructor(
    film: DescribedFilm,
    descriptions: readonly CaptionLine[],
    lines: readonly CaptionLine[],
    settings: SpeechSettings,
  ) {
    this.#film = film
    this.#descriptions = descriptions
    this.#lines = lines
    this.#settings = settings
  }

  /** Playback is at this time (seconds). */
  reach(time: number, isPaused: boolean): void {
    const now = descriptionAt(this.#descriptions, time)
    if (this.#wait === 'asked' && isPaused) this.#wait = 'waiting'
    const hasPlayedOn = this.#wait === 'waiting' && !isPaused
    const hasPaused = this.#wait === 'none' && isPaused
    const isElsewhere = time < this.#speechFrom || now !== this.#last
    if (this.#utterance && (hasPlayedOn || hasPaused || isElsewhere)) this.stop()
    if (isPaused) return
    if (now !== this.#last) {
      // Who has just switched descriptions on, or comes back to a film, does not know the picture.
      const isFirst = this.#last === undefined
      this.#last = now
      if (now && (isFirst || time - now.start < lateness) && this.#film.volume() > 0) this.#speak(now)
    }
    const next = this.#lines.find(({ start }) => start >= this.#speechFrom)
    if (this.#utterance && next && time >= next.start - margin && this.#wait === 'none') {
      this.#wait = 'asked'
      this.#film.pause()
    }
  }

  stop(): void {
    this.#wait = 'none'
    if (!this.#utterance) return
    this.#utterance = null
    speechSynthesis.cancel()
  }

  #speak({ text, start }: CaptionLine): void {
    const lang = 'en-GB'
    const voice = voiceFor(sortVoices(speechSynthesis.getVoices()), this.#settings.voice, lang)
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.rate = this.#settings.speed / 100
    utterance.volume = this.#film.volume()
    utterance.voice = voice
    utterance.lang = voice?.lang ?? lang
    const onOver = () => {
      if (this.#utterance !== utterance) return
      const isFilmWaiting = this.#wait !== 'none'
      this.#utterance = null
      this.#wait = 'none'
      if (isFilmWaiting) this.#film.play()
    }
    utterance.onend = onOver
    utterance.onerror = onOver
    this.#speechFrom = start
    this.#utterance = utterance
    speechSynthesis.speak(utterance)
  }
}

/** The description of the picture that is shown at this time (seconds). */
export const descriptionAt = (descriptions: readonly CaptionLine[], time: number): CaptionLine | null =>
  descriptions.find(({ start, end }) => start <= time && time < end) ?? null
