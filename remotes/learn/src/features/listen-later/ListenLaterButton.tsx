import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { IconHeadphones } from '@tabler/icons-react'
import type { RefObject } from 'react'
import styles from './ListenLaterButton.module.css'
import type { Chapter } from './listening-text.ts'

const dialog = lazyComponent(() => import(/* webpackChunkName: "listen-later" */ './ListenLaterDialog.tsx'))

export interface ListenLaterProps {
  what: 'this step' | 'your notes'
  /** The first one's title is the file's. */
  chapters: () => Chapter[]
  /** The address of a video with the sound of it. */
  film?: string | null
  /** Reads it aloud on this page; null where it cannot. */
  readNow: RefObject<(() => void) | null>
}

/** docs/decisions/069-listen-later.md */
export const ListenLaterButton = (props: ListenLaterProps) => (
  <div className={styles.place}>
    <LazyDialogButton
      dialog={dialog}
      dialogProps={props}
      title="Listen later"
      icon={<IconHeadphones size={20} stroke={1.75} aria-hidden />}
    >
      Listen later
    </LazyDialogButton>
  </div>
)
