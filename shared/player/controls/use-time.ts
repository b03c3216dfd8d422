import { type MediaPlayerInstance, useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useState } from 'react'

/** The playback time in steps of a quarter of a second: vidstack changes it with every frame, too often to render. */
export function useTime(): number {
  const player = useMediaPlayer()
  const [time, setTime] = useState(0)
  useEffect(
    () => player?.subscribe(({ currentTime, ended }) => setTime(ended ? currentTime : Math.floor(currentTime * 4) / 4)),
    [player],
  )
  return time
}

/** The time to show, and how to change it. After a seek it is the new time, although the video is there only later. */
export function useSeek() {
  const remote = useMediaRemote()
  const isSeeking = useMediaState('seeking')
  const time = useTime()
  const [requested, setRequested] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the time moves, the video is there
  useEffect(() => {
    if (!isSeeking) setRequested(null)
  }, [isSeeking, time])
  const seek = (to: number, event: Event) => {
    setRequested(to)
    remote.seek(to, event)
  }
  return { time: requested ?? time, seek }
}

/**
 * Seeks by seconds, negative for back, within the video. From the time of the video element: vidstack learns of a seek only later, so
 * the second of two quick presses would be lost.
 */
export function seekBy(player: MediaPlayerInstance, seconds: number, event: Event): void {
  const { currentTime: known, duration } = player.state
  const currentTime = player.el?.querySelector('video')?.currentTime ?? known
  player.remoteControl.seek(Math.min(duration, Math.max(0, currentTime + seconds)), event)
}

/** Seeks to this moment when the video can play, and again for each new object. */
export function useStartAt(player: RefObject<MediaPlayerInstance | null>, startAt: { seconds: number } | null): void {
  const canPlay = useMediaState('canPlay', player)
  useEffect(() => {
    if (canPlay && startAt) player.current?.remoteControl.seek(startAt.seconds)
  }, [player, canPlay, startAt])
}
