import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import * as model from './pomodoro.model.ts'
import { isActive, isBreak } from './timer.ts'

/** The buttons that can be used now. When they change under the focus, the first new one takes it. */
export function Controls() {
  const { timer, ...press } = useUnit({
    timer: model.$timer,
    start: model.startPressed,
    pause: model.pausePressed,
    reset: model.resetPressed,
    choose: model.breakPressed,
    endBreak: model.breakEndPressed,
  })
  const kind = timer.isBreakSelection ? 'choice' : isBreak(timer) ? 'break' : 'focus'
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // A button that is removed with the focus leaves it on the body or the dialog.
    const isLost = !document.activeElement?.matches('button, a, input, select, textarea')
    if (hadFocus.current && isLost) group.current?.querySelector('button')?.focus()
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      ref={group}
      role="group"
      aria-label="Timer"
      className="ui-wrap ui-gap-12 ui-middle"
      data-controls={kind}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = false
      }}
    >
      {kind === 'choice' && (
        <>
          <Button key="short" size="lg" onClick={() => press.choose('shortBreak')}>
            5 MIN
          </Button>
          <Button key="long" size="lg" onClick={() => press.choose('longBreak')}>
            15 MIN
          </Button>
        </>
      )}
      {kind === 'break' && (
        <Button key="end" size="lg" onClick={() => press.endBreak()}>
          End break
        </Button>
      )}
      {kind === 'focus' && (
        // One button whose text changes, because it keeps the focus.
        <Button key="start" size="lg" onClick={() => (timer.isRunning ? press.pause() : press.start())}>
          {timer.isRunning ? 'PAUSE' : 'START'}
        </Button>
      )}
      {isActive(timer) && (
        <Button key="reset" size="lg" variant="default" onClick={() => press.reset()}>
          Reset
        </Button>
      )}
    </div>
  )
}
