import { lazyPart } from '@stepwise/shared/lazy'
import { Loader, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { usePlayerOnRequest } from '../../features/blocks/use-player-on-request.ts'
import type { DemoPlayerProps } from './DemoPlayer.tsx'
import styles from './DemoVideo.module.css'

const demoPlayer = lazyPart(
  async () => (await import(/* webpackChunkName: "software-demo-player" */ './DemoPlayer.tsx')).DemoPlayer,
)

/** Its poster, and the player on request: most visitors only read. Without scripts the browser's own player. */
export function DemoVideo(props: DemoPlayerProps) {
  return (
    <div className={styles.video}>
      <WithScripts>
        <PlayerOnRequest {...props} />
      </WithScripts>
      <WithoutScripts>
        <PlainVideo {...props} />
      </WithoutScripts>
    </div>
  )
}

const buildPoster = (video: string) => `/media/videos/${video}/poster.webp`

function PlainVideo({ video, title, captions }: DemoPlayerProps) {
  return (
    <video
      controls
      preload="none"
      poster={buildPoster(video)}
      width={1280}
      height={720}
      aria-label={title}
      className={styles.plain}
    >
      <source src={`/media/videos/${video}/video.mp4`} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en-GB" label="English" default />
    </video>
  )
}

function PlayerOnRequest(props: DemoPlayerProps) {
  const { Player, isLoading, hasFailed, request } = usePlayerOnRequest(demoPlayer)
  if (Player) return <Player {...props} />
  const Mark = isLoading ? Loader : IconPlayerPlay
  return (
    <>
      <button type="button" className={styles.start} aria-busy={isLoading} onClick={request}>
        <img className={styles.plain} src={buildPoster(props.video)} alt="" width={1280} height={720} />
        <span className={styles.words}>
          <Mark size={22} color="currentColor" aria-hidden />
          <span>{`Watch: ${props.title}`}</span>
        </span>
      </button>
      {hasFailed && <p role="alert">The video could not be loaded. Check your connection and try again.</p>}
    </>
  )
}
