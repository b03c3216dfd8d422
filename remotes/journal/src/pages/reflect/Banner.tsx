import { edition } from '@stepwise/shared/edition'
import { Drawing } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { VideoButton } from './VideoButton.tsx'

/** What the journal is for, and a video on how to use it. `children` is the page's heading. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <header className={styles.banner}>
      <div className={styles.words}>
        {children}
        <p className={styles.lead}>
          Look back on what you did, notice what works for you, and choose one small step for next time. Only you can
          read it.
        </p>
        <VideoButton />
      </div>
      <Drawing src={edition.scenes.journal} alt="" width={288} height={198} className={styles.scene} />
    </header>
  )
}
