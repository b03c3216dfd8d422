import { maxZoom, minZoom } from '../controls/zoom.ts'

/** docs/product/steps-and-player.md#speeds */
export const speeds = [0.5, 1, 1.25, 1.5, 2]

/** Stands for the user's id while no one is signed in. */
export const visitorId = 'visitor'

/** What a person has chosen in the player, stored on the device for all videos. */
export interface VideoSettings {
  defaultSubtitle: boolean
  /** The account's setting for subtitles when the person chose in the player: if it has changed since, it wins. */
  accountSubtitles: boolean
  volume: number
  isMuted: boolean
  hasLargeCaptions: boolean
  speed: number
  /** Percent. */
  zoom: number
  isTranscriptOpen: boolean
  hasDescriptions: boolean
  /** Descriptions are announced to the person's screen reader, not read aloud by the page. */
  areDescriptionsAnnounced: boolean
}

const isBoolean = (value: unknown) => typeof value === 'boolean'
const isBetween = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max

const isValid: { [Name in keyof VideoSettings]: (value: unknown) => boolean } = {
  defaultSubtitle: isBoolean,
  accountSubtitles: isBoolean,
  volume: (value) => isBetween(value, 0, 1),
  isMuted: isBoolean,
  hasLargeCaptions: isBoolean,
  speed: (value) => speeds.includes(value as number),
  zoom: (value) => isBetween(value, minZoom, maxZoom),
  isTranscriptOpen: isBoolean,
  hasDescriptions: isBoolean,
  areDescriptionsAnnounced: isBoolean,
}

const buildKey = (userId: string) => `stepwise.video-settings.${userId}`

/** The stored settings of a person (a user's id). Invalid values, such as those of another version, are left out. */
export function loadSettings(userId: string): Partial<VideoSettings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(buildKey(userId)) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([name, value]) => isValid[name as keyof VideoSettings]?.(value)),
    )
  } catch {
    return {}
  }
}

/** Stores changes to a person's settings. Where local storage is forbidden or full they are lost with the page. */
export function storeSettings(userId: string, changes: Partial<VideoSettings>): void {
  try {
    localStorage.setItem(buildKey(userId), JSON.stringify({ ...loadSettings(userId), ...changes }))
  } catch {}
}
