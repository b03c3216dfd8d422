import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useEffect, useRef } from 'react'

/** A change of the account's wish for subtitles reaches a video that is on screen already; it starts by PlayerMemory. */
export function useSubtitles(player: RefObject<MediaPlayerInstance | null>, areWanted: boolean): void {
  const last = useRef(areWanted)
  useEffect(() => {
    if (last.current === areWanted) return
    last.current = areWanted
    const remote = player.current?.remoteControl
    if (areWanted) remote?.showCaptions()
    else remote?.disableCaptions()
  }, [player, areWanted])
}
