import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import type { SmallAppModel } from './small-app.model.ts'

/** “Clear everything”, and “Bring it back” until somebody types again. */
export function ClearButtons<Values extends object>({ app }: { app: SmallAppModel<Values> }) {
  const { isEmpty, canBringBack, onCleared, onBroughtBack, announce } = useUnit({
    isEmpty: app.$isEmpty,
    canBringBack: app.$canBringBack,
    onCleared: app.cleared,
    onBroughtBack: app.broughtBack,
    announce: announced,
  })
  function clear() {
    if (isEmpty) return announce('There is nothing to clear.')
    onCleared()
    announce('Cleared. The button “Bring it back” undoes this until you type again.')
  }
  function bringBack() {
    onBroughtBack()
    announce('It is back.')
  }
  return (
    <>
      <Button variant="default" onClick={clear}>
        Clear everything
      </Button>
      {canBringBack && (
        <Button variant="default" onClick={bringBack}>
          Bring it back
        </Button>
      )}
    </>
  )
}
