import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { IconHeadphones } from '@tabler/icons-react'
import type { ListenLaterProps } from './ListenLaterDialog.tsx'

const dialog = lazyComponent(() => import(/* webpackChunkName: "listen-later" */ './ListenLaterDialog.tsx'))

/** docs/decisions/069-listen-later.md */
export const ListenLaterButton = (props: ListenLaterProps) => (
  <div className="ui-screen">
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
