import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useState } from 'react'
import type { PlayerMemory } from '../memory/player-memory.ts'
import type { Captions } from './use-captions.ts'

export interface CaptionsOn {
  isOn: boolean
  /** They will be on once the video has them: what belongs to them keeps its place. */
  isComing: boolean
}

export function useCaptionsOn(
  player: RefObject<MediaPlayerInstance | null>,
  captions: Captions['state'],
  memory: PlayerMemory,
): CaptionsOn {
  const isOn = useMediaState('textTrack', player) !== null
  const [isExpected, setExpected] = useState(memory.wantsCaptions)
  if (isOn && isExpected) setExpected(false)
  return { isOn, isComing: isExpected && captions !== 'missing' }
}
