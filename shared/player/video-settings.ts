import { leastZoom, mostZoom } from './zoom.ts'

/** Those of the spec, and one between that many ask for. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** In the place of a person's identifier while nobody is signed in. */
export const visitorId = 'visitor'

/** What a person has chosen in the player; kept on the device and used for each video that they watch there. */
export interface VideoSettings {
  defaultSubtitle: boolean
  /** What the account said about subtitles when the person chose in the player: a later change there wins. */
  accountSubtitles: boolean
  volume: number
  isMuted: boolean
  hasLargeCaptions: boolean
  speed: number
  /** Percent. */
  zoom: number
  isTranscriptOpen: boolean
}

const isBoolean = (value: unknown) => typeof value === 'boolean'
const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

const isValid: { [Name in keyof VideoSettings]: (value: unknown) => boolean } = {
  defaultSubtitle: isBoolean,
  accountSubtitles: isBoolean,
  volume: (value) => isBetween(value, 0, 1),
  isMuted: isBoolean,
  hasLargeCaptions: isBoolean,
  speed: (value) => speeds.includes(value as number),
  zoom: (value) => isBetween(value, leastZoom, mostZoom),
  isTranscriptOpen: isBoolean,
}

const keyOf = (userId: string) => `stepwise.video-settings.${userId}`

/** The settings that this person has made here. What is damaged, or was written by another version, counts as not made. */
export function settingsOf(userId: string): Partial<VideoSettings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([name, value]) => isValid[name as keyof VideoSettings]?.(value)),
    )
  } catch {
    return {}
  }
}

/** Local storage may be forbidden or full: then the settings hold for this video only. */
export function keepSettings(userId: string, changes: Partial<VideoSettings>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...settingsOf(userId), ...changes }))
  } catch {}
}
