import type { MediaStorage } from '@vidstack/react'
import { keepSettings, settingsOf, type VideoSettings } from './video-settings.ts'
import { leastZoom } from './zoom.ts'

interface Remembered {
  userId: string
  videoId: string
  /** The account's wish for subtitles. */
  subtitles: boolean
  /** The length of the video in seconds, once it is known. */
  duration: () => number
}

/** Spec 9: a position is worth going back to when it is over 5 s and more than 20 s before the end, which a live stream lacks. */
export function isWorthResuming(time: number, duration: number): boolean {
  return time > 5 && duration - time > 20 && duration < Number.POSITIVE_INFINITY
}

/**
 * What the player remembers: settings for each person, the position for each person and video. Asked and told by
 * vidstack, whose own storage keeps positions by address and would show one person's to the next.
 */
export class PlayerMemory implements MediaStorage {
  readonly #about: Remembered
  readonly #positionKey: string
  #lastKept = 0

  constructor(about: Remembered) {
    this.#about = about
    this.#positionKey = `stepwise.video-position.${about.userId}.${about.videoId}`
  }

  async getTime() {
    const time = Number(stored(() => localStorage.getItem(this.#positionKey)))
    return isWorthResuming(time, this.#about.duration()) ? time : null
  }

  async setTime(time: number, ended = false) {
    if (ended) {
      this.#lastKept = 0
      stored(() => localStorage.removeItem(this.#positionKey))
    } else if (Math.abs(time - this.#lastKept) >= 1) {
      // Told many times a second.
      this.#lastKept = time
      stored(() => localStorage.setItem(this.#positionKey, time.toFixed(1)))
    }
  }

  async getVolume() {
    return this.#settings.volume ?? 1
  }

  async setVolume(volume: number) {
    // Silence is kept as isMuted: a volume of 0 would leave a person without sound after unmuting.
    if (volume > 0) this.#keep({ volume })
  }

  async getMuted() {
    return this.#settings.isMuted ?? false
  }

  async setMuted(isMuted: boolean) {
    this.#keep({ isMuted })
  }

  async getCaptions() {
    const { defaultSubtitle, accountSubtitles } = this.#settings
    const { subtitles } = this.#about
    return accountSubtitles === subtitles ? (defaultSubtitle ?? subtitles) : subtitles
  }

  async setCaptions(defaultSubtitle: boolean) {
    this.#keep({ defaultSubtitle, accountSubtitles: this.#about.subtitles })
  }

  async getPlaybackRate() {
    return this.#isLive ? null : (this.#settings.speed ?? null)
  }

  async setPlaybackRate(speed: number) {
    if (!this.#isLive) this.#keep({ speed })
  }

  get hasLargeCaptions() {
    return this.#settings.hasLargeCaptions ?? false
  }

  set hasLargeCaptions(hasLargeCaptions: boolean) {
    this.#keep({ hasLargeCaptions })
  }

  /** Percent. Not where in the picture: the next one has something else there. */
  get zoom() {
    return this.#settings.zoom ?? leastZoom
  }

  set zoom(zoom: number) {
    this.#keep({ zoom })
  }

  // Not remembered.
  getLang = async () => null
  getVideoQuality = async () => null
  getAudioGain = async () => null

  /** It has no speed of its own choosing. */
  get #isLive() {
    return this.#about.duration() === Number.POSITIVE_INFINITY
  }

  get #settings() {
    return settingsOf(this.#about.userId)
  }

  #keep(changes: Partial<VideoSettings>) {
    keepSettings(this.#about.userId, changes)
  }
}

/** Local storage may be forbidden or full: a video plays without it. */
function stored<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
