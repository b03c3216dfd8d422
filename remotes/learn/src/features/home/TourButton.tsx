import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { IconPlayerPlay } from '@tabler/icons-react'

const tourDialog = lazyComponent(() => import(/* webpackChunkName: "guided-tour" */ './TourDialog.tsx'))

/** Opens the tour video in a dialog. */
export function TourButton() {
  return (
    <div className="ui-grid ui-gap-8 ui-starts ui-screen" style={{ maxWidth: '26rem' }}>
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
