import { $displaySetting } from '@stepwise/shared/display'
import { $user } from '@stepwise/shared/session'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useState } from 'react'
import { useVoices } from '../../read-aloud/voices.ts'
import type { CaptionLine } from '../captions/captions.ts'
import { loadSettings, storeSettings, visitorId } from '../memory/video-settings.ts'
import { Describer, descriptionAt } from './describer.ts'
import { noDescriptions } from './use-descriptions.ts'

export interface DescriptionChoice {
  isOn: boolean
  onToggle: () => void
  /** For the person's screen reader, and not aloud. */
  isAnnounced: boolean
  /** Null where the browser has no voice (yet): then it is the only way. */
  onAnnouncedToggle: (() => void) | null
}

/**
 * What the person wants of a video's descriptions (null while they load), and what a screen reader is to say now. Reads them aloud meanwhile.
 * The choice is null for a video without descriptions, and comes with them.
 */
export function useDescriber(
  player: RefObject<MediaPlayerInstance | null>,
  loaded: readonly CaptionLine[] | null,
  lines: readonly CaptionLine[],
): { choice: DescriptionChoice | 'coming' | null; announced: string } {
  const { user, setting } = useUnit({ user: $user, setting: $displaySetting })
  const userId = user?.id ?? visitorId
  const [stored, setStored] = useState(() => loadSettings(userId))
  const [announced, setAnnounced] = useState('')
  const descriptions = loaded ?? noDescriptions
  const hasVoice = useVoices().length > 0
  const isOn = (stored.hasDescriptions ?? false) && descriptions.length > 0
  const isAnnounced = !hasVoice || (stored.areDescriptionsAnnounced ?? false)
  const { readingSpeed: speed, readingVoice: voice } = setting

  useEffect(() => {
    const film = player.current
    if (!film || !isOn) return
    if (isAnnounced) {
      const unsubscribe = film.subscribe(({ currentTime, paused }) => {
        if (!paused) setAnnounced(descriptionAt(descriptions, currentTime)?.text ?? '')
      })
      return () => {
        unsubscribe()
        setAnnounced('')
      }
    }
    const remote = {
      play: () => film.remoteControl.play(),
      pause: () => film.remoteControl.pause(),
      volume: () => (film.state.muted ? 0 : film.state.volume),
    }
    const describer = new Describer(remote, descriptions, lines, { speed, voice })
    const unsubscribe = film.subscribe(({ currentTime, paused }) => describer.reach(currentTime, paused))
    return () => {
      unsubscribe()
      describer.stop()
    }
  }, [player, isOn, isAnnounced, descriptions, lines, speed, voice])

  if (descriptions.length === 0) return { choice: loaded ? null : 'coming', announced: '' }
  const store = (changes: Partial<typeof stored>) => {
    setStored({ ...stored, ...changes })
    storeSettings(userId, changes)
  }
  const choice = {
    isOn,
    onToggle: () => store({ hasDescriptions: !isOn }),
    isAnnounced,
    onAnnouncedToggle: hasVoice ? () => store({ areDescriptionsAnnounced: !isAnnounced }) : null,
  }
  return { choice, announced }
}
