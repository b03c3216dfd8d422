import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { IconPlayerPlay } from '@tabler/icons-react'
import styles from './TourButton.module.css'

const tourDialog = lazyComponent(() => import(/* webpackChunkName: "guided-tour" */ './TourDialog.tsx'))

/** Opens the tour video in a dialog. */
export function TourButton() {
  return (
    <div className={styles.root}>
      <LazyDialogButton
        dialog={tourDialog}
        title="The guided tour"
        icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
      >
        GUIDED TOUR
      </LazyDialogButton>
    </div>
  )
}
