import type { MediaStorage } from '@vidstack/react'

/** Spec 3: video settings, kept on the client, for each person. */
interface VideoSettings {
  defaultSubtitle: boolean
  volume: number
  isMuted: boolean
  hasLargeCaptions: boolean
  /** What the account said about subtitles when the person chose in the player: a later change there wins. */
  accountSubtitles: boolean
}

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
  readonly #settingsKey: string
  readonly #positionKey: string
  #lastKept = 0

  constructor(about: Remembered) {
    this.#about = about
    this.#settingsKey = `stepwise.video-settings.${about.userId}`
    this.#positionKey = `stepwise.video-position.${about.userId}.${about.videoId}`
  }

  async getTime() {
    const time = Number(localStorage.getItem(this.#positionKey))
    return isWorthResuming(time, this.#about.duration()) ? time : null
  }

  async setTime(time: number, ended = false) {
    if (ended) {
      localStorage.removeItem(this.#positionKey)
      this.#lastKept = 0
    } else if (Math.abs(time - this.#lastKept) >= 1) {
      // Told many times a second.
      localStorage.setItem(this.#positionKey, time.toFixed(1))
      this.#lastKept = time
    }
  }

  async getVolume() {
    return this.#settings().volume
  }

  async setVolume(volume: number) {
    // Silence is kept as isMuted: a volume of 0 would leave a person without sound after unmuting.
    if (volume > 0) this.#keep({ volume })
  }

  async getMuted() {
    return this.#settings().isMuted
  }

  async setMuted(isMuted: boolean) {
    this.#keep({ isMuted })
  }

  async getCaptions() {
    const { defaultSubtitle, accountSubtitles } = this.#settings()
    return accountSubtitles === this.#about.subtitles ? defaultSubtitle : this.#about.subtitles
  }

  async setCaptions(defaultSubtitle: boolean) {
    this.#keep({ defaultSubtitle, accountSubtitles: this.#about.subtitles })
  }

  get hasLargeCaptions() {
    return this.#settings().hasLargeCaptions
  }

  set hasLargeCaptions(hasLargeCaptions: boolean) {
    this.#keep({ hasLargeCaptions })
  }

  // Not remembered.
  getLang = async () => null
  getPlaybackRate = async () => null
  getVideoQuality = async () => null
  getAudioGain = async () => null

  #settings(): VideoSettings {
    const { subtitles } = this.#about
    const defaults = {
      defaultSubtitle: subtitles,
      volume: 1,
      isMuted: false,
      hasLargeCaptions: false,
      accountSubtitles: subtitles,
    }
    try {
      return { ...defaults, ...JSON.parse(localStorage.getItem(this.#settingsKey) ?? '{}') }
    } catch {
      return defaults
    }
  }

  #keep(changes: Partial<VideoSettings>) {
    localStorage.setItem(this.#settingsKey, JSON.stringify({ ...this.#settings(), ...changes }))
  }
}
