import { lazyPart } from '@stepwise/shared/lazy'
import { Loader, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { usePlayerOnRequest } from './use-player-on-request.ts'
import styles from './VideoInPage.module.css'

const pagePlayer = lazyPart(
  async () => (await import(/* webpackChunkName: "page-player" */ './PagePlayer.tsx')).PagePlayer,
)

interface VideoInPageProps {
  /** The slug of one of our videos. */
  video: string
  title: string
  /** Of the button; its title by default. */
  label?: string
}

/** The poster of a video, and the player on request: most visitors only read. Without scripts the browser's own player. */
export function VideoInPage({ video, title, label }: VideoInPageProps) {
  const { Player, isLoading, hasFailed, request } = usePlayerOnRequest(pagePlayer)
  const folder = `/media/videos/${video}`
  const poster = `${folder}/poster.webp`
  const Mark = isLoading ? Loader : IconPlayerPlay
  if (Player)
    return (
      <div className={styles.player} data-started>
        <Player video={video} title={title} />
      </div>
    )
  return (
    <div className={styles.video}>
      <WithScripts>
        <button type="button" className={styles.start} aria-busy={isLoading} onClick={request}>
          <img className={styles.plain} src={poster} alt="" width={1280} height={720} />
          <span className={styles.words}>
            <Mark size={22} color="currentColor" aria-hidden />
            <span>{label || `Watch: ${title}`}</span>
          </span>
        </button>
        {hasFailed && <p role="alert">The video could not be loaded. Check your connection and try again.</p>}
      </WithScripts>
      <WithoutScripts>
        <video
          controls
          preload="none"
          poster={poster}
          width={1280}
          height={720}
          aria-label={title}
          className={styles.plain}
        >
          <source src={`${folder}/video.mp4`} type="video/mp4" />
          <track kind="captions" src={`${folder}/captions.vtt`} srcLang="en-GB" label="English" default />
        </video>
      </WithoutScripts>
    </div>
  )
}
