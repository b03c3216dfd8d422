import { Button, Text } from '@stepwise/shared/ui'
import { useMediaPlayer, useMediaState } from '@vidstack/react'
import { useEffect, useState } from 'react'
import styles from './Player.module.css'
import frame from './VideoPlayer.module.css'

interface VideoFailureProps {
  onRetry: () => void
  onReadInstead: (() => void) | undefined
}

/** Lies over a video that cannot be played: what happened and what can be done. */
export function VideoFailure({ onRetry, onReadInstead }: VideoFailureProps) {
  const hasFailed = useHasFailed()
  if (!hasFailed) return null
  return (
    <div className={frame.failed} role="alert">
      <div className={styles.failure}>
        <Text>This video could not be played. Check your connection and try again.</Text>
        <Button onClick={onRetry}>Try again</Button>
        {onReadInstead && (
          <Button variant="default" onClick={onReadInstead}>
            Read the text version
          </Button>
        )}
      </div>
    </div>
  )
}

/** A file that cannot be had fails at the video's source element, which vidstack does not listen to. */
function useHasFailed(): boolean {
  const error = useMediaState('error')
  const player = useMediaPlayer()
  const [hasSourceFailed, setSourceFailed] = useState(false)
  useEffect(() => {
    const element = player?.el
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLSourceElement) setSourceFailed(true)
    }
    element?.addEventListener('error', onError, true)
    return () => element?.removeEventListener('error', onError, true)
  }, [player])
  return error !== null || hasSourceFailed
}
