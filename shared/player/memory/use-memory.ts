import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useMemo, useState } from 'react'
import type { CaptionSize } from '../controls/CaptionControls.tsx'
import type { PlayerVideo } from '../player-video.ts'
import { PlayerMemory } from './player-memory.ts'

/** The storage of the player for this person and video, and the size of captions, which is stored there. */
export function useMemory(
  player: RefObject<MediaPlayerInstance | null>,
  userId: string,
  { id, preview }: PlayerVideo,
  subtitles: boolean,
): { memory: PlayerMemory; captionSize: CaptionSize } {
  const limit = preview?.seconds ?? Number.POSITIVE_INFINITY
  const memory = useMemo(
    () =>
      new PlayerMemory({
        userId,
        videoId: id,
        subtitles,
        duration: () => Math.min(player.current?.state.duration ?? 0, limit),
      }),
    [player, userId, id, subtitles, limit],
  )
  const [isLarge, setLarge] = useState(memory.hasLargeCaptions)
  const onToggle = () => {
    memory.hasLargeCaptions = !isLarge
    setLarge(!isLarge)
  }
  return { memory, captionSize: { isLarge, onToggle } }
}
