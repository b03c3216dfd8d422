import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { useEffect, useState } from 'react'

/** The playback time in steps of a quarter of a second: vidstack tells it with every frame, which nobody needs drawn. */
export function useTime(): number {
  const player = useMediaPlayer()
  const [time, setTime] = useState(0)
  useEffect(
    () => player?.subscribe(({ currentTime, ended }) => setTime(ended ? currentTime : Math.floor(currentTime * 4) / 4)),
    [player],
  )
  return time
}

/** The time to show, and how to change it: what was asked for counts until the video is there. */
export function useSeek() {
  const remote = useMediaRemote()
  const isSeeking = useMediaState('seeking')
  const time = useTime()
  const [asked, setAsked] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the time moves the video is there
  useEffect(() => {
    if (!isSeeking) setAsked(null)
  }, [isSeeking, time])
  const seek = (to: number, event: Event) => {
    setAsked(to)
    remote.seek(to, event)
  }
  return { time: asked ?? time, seek }
}
