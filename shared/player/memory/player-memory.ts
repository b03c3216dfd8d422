import type { MediaStorage } from '@vidstack/react'
import { minZoom } from '../controls/zoom.ts'
import { loadSettings, storeSettings, type VideoSettings } from './video-settings.ts'

interface MemorySubject {
  userId: string
  videoId: string
  /** The account's setting for subtitles. */
  subtitles: boolean
  /** The length of the video in seconds, once it is known. */
  duration: () => number
}

/** Whether a video resumes at this position. Seconds; a live stream's are infinite. */
export function isWorthResuming(time: number, duration: number): boolean {
  return time > 5 && duration - time > 20 && duration < Number.POSITIVE_INFINITY
}

/**
 * Stores the settings of each person, and the position for each person and video. vidstack reads and writes it; its own storage keeps
 * positions by address and would show one person's to the next.
 */
export class PlayerMemory implements MediaStorage {
  readonly #about: MemorySubject
  readonly #positionKey: string
  #lastStored = 0

  constructor(about: MemorySubject) {
    this.#about = about
    this.#positionKey = `stepwise.video-position.${about.userId}.${about.videoId}`
  }

  async getTime() {
    const time = Number(tryStorage(() => localStorage.getItem(this.#positionKey)))
    return isWorthResuming(time, this.#about.duration()) ? time : null
  }

  async setTime(time: number, ended = false) {
    if (ended) {
      this.#lastStored = 0
      tryStorage(() => localStorage.removeItem(this.#positionKey))
    } else if (Math.abs(time - this.#lastStored) >= 1) {
      // vidstack calls this many times a second.
      this.#lastStored = time
      tryStorage(() => localStorage.setItem(this.#positionKey, time.toFixed(1)))
    }
  }

  async getVolume() {
    return this.#settings.volume ?? 1
  }

  async setVolume(volume: number) {
    // Silence is stored as isMuted: with a volume of 0 unmuting would bring no sound.
    if (volume > 0) this.#store({ volume })
  }

  async getMuted() {
    return this.#settings.isMuted ?? false
  }

  async setMuted(isMuted: boolean) {
    this.#store({ isMuted })
  }

  async getCaptions() {
    return this.wantsCaptions
  }

  get wantsCaptions(): boolean {
    const { defaultSubtitle, accountSubtitles } = this.#settings
    const { subtitles } = this.#about
    return accountSubtitles === subtitles ? (defaultSubtitle ?? subtitles) : subtitles
  }

  async setCaptions(defaultSubtitle: boolean) {
    this.#store({ defaultSubtitle, accountSubtitles: this.#about.subtitles })
  }

  async getPlaybackRate() {
    return this.#isLive ? null : (this.#settings.speed ?? null)
  }

  async setPlaybackRate(speed: number) {
    if (!this.#isLive) this.#store({ speed })
  }

  get hasLargeCaptions() {
    return this.#settings.hasLargeCaptions ?? false
  }

  set hasLargeCaptions(hasLargeCaptions: boolean) {
    this.#store({ hasLargeCaptions })
  }

  /** Percent. Not the place in the picture: in another video something else is there. */
  get zoom() {
    return this.#settings.zoom ?? minZoom
  }

  set zoom(zoom: number) {
    this.#store({ zoom })
  }

  // Not stored.
  getLang = async () => null
  getVideoQuality = async () => null
  getAudioGain = async () => null

  /** A live stream has no speed to choose. */
  get #isLive() {
    return this.#about.duration() === Number.POSITIVE_INFINITY
  }

  get #settings() {
    return loadSettings(this.#about.userId)
  }

  #store(changes: Partial<VideoSettings>) {
    storeSettings(this.#about.userId, changes)
  }
}

/** Null where local storage is forbidden or full: a video plays without it. */
function tryStorage<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
