import { loadWithRetries } from '@stepwise/shared/lazy'
import { Loader, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { DemoPlayerProps } from './DemoPlayer.tsx'
import styles from './DemoVideo.module.css'

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

const posterOf = (video: string) => `/media/videos/${video}/poster.webp`

function PlainVideo({ video, title, captions }: DemoPlayerProps) {
  return (
    <video
      controls
      preload="none"
      poster={posterOf(video)}
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
  const [Player, setPlayer] = useState<ComponentType<DemoPlayerProps>>()
  const [loading, setLoading] = useState<'idle' | 'running' | 'failed'>('idle')
  const open = async () => {
    if (loading === 'running') return
    setLoading('running')
    try {
      const { DemoPlayer } = await loadWithRetries(
        () => import(/* webpackChunkName: "software-demo-player" */ './DemoPlayer.tsx'),
      )
      setPlayer(() => DemoPlayer)
    } catch {
      setLoading('failed')
    }
  }
  if (Player) return <Player {...props} />
  const Mark = loading === 'running' ? Loader : IconPlayerPlay
  return (
    <>
      <button type="button" className={styles.start} aria-busy={loading === 'running'} onClick={open}>
        <img src={posterOf(props.video)} alt="" width={1280} height={720} />
        <span className={styles.words}>
          <Mark size={22} color="currentColor" aria-hidden />
          {`Watch: ${props.title}`}
        </span>
      </button>
      {loading === 'failed' && <p role="alert">The video could not be loaded. Check your connection and try again.</p>}
    </>
  )
}
