import type { MediaPlayerInstance } from '@vidstack/react'

/**
 * Goes this many seconds on, or back, and stays within the video. From where the video itself is: vidstack learns of a seek
 * only later, so the second of two quick presses would be lost.
 */
export function seekBy(player: MediaPlayerInstance, seconds: number, event: Event): void {
  const { currentTime: known, duration } = player.state
  const currentTime = player.el?.querySelector('video')?.currentTime ?? known
  player.remoteControl.seek(Math.min(duration, Math.max(0, currentTime + seconds)), event)
}
