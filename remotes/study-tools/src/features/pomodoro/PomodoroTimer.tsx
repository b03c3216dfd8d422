import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ToolDialog, type ToolProps } from '../tool/ToolDialog.tsx'
import { AlarmSettings } from './AlarmSettings.tsx'
import { Controls } from './Controls.tsx'
import { Dial } from './Dial.tsx'
import styles from './Pomodoro.module.css'
import { $isAlarmShown, $timer, timerShown } from './pomodoro.model.ts'
import { StretchCard } from './StretchCard.tsx'
import { stretchesWanted } from './stretches.model.ts'
import { isBreak } from './timer.ts'

/** docs/product/study-tools.md#phases */
export default function PomodoroTimer({ onClose }: ToolProps) {
  const { timer, isAlarmShown, onShown, wantStretches } = useUnit({
    timer: $timer,
    isAlarmShown: $isAlarmShown,
    onShown: timerShown,
    wantStretches: stretchesWanted,
  })
  useEffect(() => {
    onShown()
    wantStretches()
  }, [onShown, wantStretches])
  return (
    <ToolDialog
      title="Pomodoro Timer"
      intro="Work on one thing for 25 minutes, then take a break. The timer keeps running while you use other pages."
      onClose={onClose}
    >
      <div className="ui-grid ui-gap-16 ui-centred">
        <Dial />
        {timer.notification && (
          <p className={styles.message} data-alarm={isAlarmShown || undefined}>
            {timer.notification}
          </p>
        )}
        <Controls />
      </div>
      {(isBreak(timer) || timer.isBreakSelection) && <StretchCard rounds={timer.rounds} />}
      <AlarmSettings />
    </ToolDialog>
  )
}
