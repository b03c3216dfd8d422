import { lazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { Button, Loader, Text } from '@stepwise/shared/ui'
import styles from './Player.module.css'
import type { PlayerProps } from './player-video.ts'

const player = lazyPart(async () => (await import(/* webpackChunkName: "player" */ './VideoPlayer.tsx')).VideoPlayer)

/** A video with our controls. The player's code is loaded when the first one is shown. */
export function Player(props: PlayerProps) {
  const { value: VideoPlayer, error, attempt, retry } = useLazyPart(player)
  if (VideoPlayer)
    return (
      <VideoPlayer
        key={`${props.video.id} ${props.turn}`}
        {...props}
        takesFocus={attempt > 0 || props.takesFocus === true}
      />
    )
  return (
    <div className={styles.place}>
      <div className={styles.waiting}>
        {props.video.poster && <img className={styles.poster} src={props.video.poster} alt="" />}
        {error !== undefined ? (
          <div role="alert" className={styles.failed}>
            <div className={styles.failure}>
              <Text>The video player could not be loaded. Check your connection and try again.</Text>
              <Button onClick={retry}>Try again</Button>
              {props.onReadInstead && (
                <Button variant="default" onClick={props.onReadInstead}>
                  Read the text version
                </Button>
              )}
            </div>
          </div>
        ) : (
          <Loader aria-label="Loading the video player" />
        )}
      </div>
    </div>
  )
}
