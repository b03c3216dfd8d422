import type { MediaPlayerInstance } from '@vidstack/react'

/** Goes this many seconds on, or back, and stays within the video. */
export function seekBy(player: MediaPlayerInstance, seconds: number, event: Event): void {
  const { currentTime, duration } = player.state
  player.remoteControl.seek(Math.min(duration, Math.max(0, currentTime + seconds)), event)
}
