import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import type { SmallAppModel } from './small-app.model.ts'

/** It takes the focus where the button that was pressed is gone. */
export const bringBackId = 'bring-back'

/** “Clear everything”, and “Bring it back” until someone types again. */
export function ClearButtons<Values extends object>({ app }: { app: SmallAppModel<Values> }) {
  const { isEmpty, onCleared, announce } = useUnit({
    isEmpty: app.$isEmpty,
    onCleared: app.cleared,
    announce: announced,
  })
  function clear() {
    if (isEmpty) return announce('There is nothing to clear.')
    onCleared()
    announce('Cleared. The button “Bring it back” undoes this until you type again.')
  }
  return (
    <>
      <Button variant="default" onClick={clear}>
        Clear everything
      </Button>
      <BringBackButton app={app} />
    </>
  )
}

/** Of an app that clears in parts, beside its own buttons. */
export function BringBackButton<Values extends object>({ app }: { app: SmallAppModel<Values> }) {
  const { canBringBack, onBroughtBack, announce } = useUnit({
    canBringBack: app.$canBringBack,
    onBroughtBack: app.broughtBack,
    announce: announced,
  })
  if (!canBringBack) return null
  function bringBack() {
    onBroughtBack()
    announce('It is back.')
  }
  return (
    <Button id={bringBackId} variant="default" onClick={bringBack}>
      Bring it back
    </Button>
  )
}
