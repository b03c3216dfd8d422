import { loadWithRetries } from '@stepwise/shared/lazy'
import { Button, Loader, Text } from '@stepwise/shared/ui'
import { type ComponentType, useEffect, useState } from 'react'
import styles from './Player.module.css'
import type { PlayerProps } from './player-video.ts'

/** A video with our own controls. The player's code is loaded only when a video is shown. */
export function Player(props: PlayerProps) {
  const [VideoPlayer, setVideoPlayer] = useState<ComponentType<PlayerProps>>()
  const [hasFailed, setFailed] = useState(false)
  const [isRetry, setRetry] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    let isGone = false
    loadWithRetries(() => import(/* webpackChunkName: "player" */ './VideoPlayer.tsx')).then(
      (module) => !isGone && setVideoPlayer(() => module.VideoPlayer),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [hasFailed])

  const retry = () => {
    setRetry(true)
    setFailed(false)
  }

  if (VideoPlayer)
    return (
      <VideoPlayer
        key={`${props.video.id} ${props.turn}`}
        {...props}
        takesFocus={isRetry || props.takesFocus === true}
      />
    )
  return (
    <div className={styles.waiting} style={{ backgroundImage: props.video.poster ? `url(${props.video.poster})` : '' }}>
      {hasFailed ? (
        <div role="alert" className={styles.failure}>
          <Text>The video player could not be loaded. Check your connection and try again.</Text>
          <Button onClick={retry}>Try again</Button>
          {props.onReadInstead && (
            <Button variant="default" onClick={props.onReadInstead}>
              Read the text version
            </Button>
          )}
        </div>
      ) : (
        <Loader aria-label="Loading the video player" />
      )}
    </div>
  )
}
