import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { IconHeadphones } from '@tabler/icons-react'
import styles from './ListenLaterButton.module.css'
import type { ListenLaterProps } from './listen-later-props.ts'

const dialog = lazyComponent(() => import(/* webpackChunkName: "listen-later" */ './ListenLaterDialog.tsx'))

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
