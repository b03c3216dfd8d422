import type { BlockOf } from '@stepwise/shared/contracts'
import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { UnstyledButton, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './DemoVideo.module.css'

// Lazy: the player is the largest part of the page, and not everyone watches.
const demoPlayer = lazyComponent(() => import(/* webpackChunkName: "demo-player" */ './DemoPlayer.tsx'))

/** A video in the page: our player when it is asked for, the browser's without scripts. */
export function DemoVideo({ block: { video, title, label } }: { block: BlockOf<'video'> }) {
  const [isStarted, setStarted] = useState(false)
  const folder = `/media/videos/${video}`
  const poster = `${folder}/poster.webp`
  if (isStarted) {
    return (
      <div className={styles.player} data-started>
        <Lazy part={demoPlayer} title="The video" props={{ video, title }} />
      </div>
    )
  }
  return (
    <>
      <WithScripts>
        <UnstyledButton className={styles.cover} onClick={() => setStarted(true)}>
          <img src={poster} alt="" width={1280} height={720} />
          <span className={styles.start}>
            <IconPlayerPlay size={24} stroke={1.75} aria-hidden />
            <span>{label || `Watch: ${title}`}</span>
          </span>
        </UnstyledButton>
      </WithScripts>
      <WithoutScripts>
        <video className={styles.native} controls preload="none" poster={poster} aria-label={title}>
          <source src={`${folder}/video.mp4`} type="video/mp4" />
          <track kind="captions" src={`${folder}/captions.vtt`} srcLang="en" label="English" default />
        </video>
      </WithoutScripts>
    </>
  )
}
