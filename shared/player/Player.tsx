import { lazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { Loader } from '@stepwise/shared/ui'
import styles from './Player.module.css'
import type { PlayerProps } from './player-video.ts'
import { VideoFailure } from './VideoFailure.tsx'

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
          <VideoFailure
            words="The video player could not be loaded."
            onRetry={retry}
            onReadInstead={props.onReadInstead}
          />
        ) : (
          <Loader aria-label="Loading the video player" />
        )}
      </div>
    </div>
  )
}
