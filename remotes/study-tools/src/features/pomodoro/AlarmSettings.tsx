import { Button } from '@stepwise/shared/ui'
import { Checkbox, NativeSelect } from '@stepwise/shared/ui/forms'
import { IconVolume } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { askForNotifications, type NotificationStatus, notificationStatus } from './notify.ts'
import styles from './Pomodoro.module.css'
import { alarmTried, settings } from './pomodoro.model.ts'

const alarms = [
  { value: 'both', label: 'Sound and on the screen' },
  { value: 'sound', label: 'Sound only' },
  { value: 'sight', label: 'On the screen only' },
]

const problems: Partial<Record<NotificationStatus, string>> = {
  denied: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  unsupported: 'This browser cannot show notifications.',
}

/** How the end of a run is signalled. The browser asks about notifications only when the box is ticked. */
export function AlarmSettings() {
  const [chosen, onEdited, tryAlarm] = useUnit([settings.$values, settings.edited, alarmTried])
  const [problem, setProblem] = useState<string | null>(null)
  if (!chosen) return null
  const changeNotifications = async (isWanted: boolean) => {
    const status = isWanted ? await askForNotifications() : notificationStatus()
    setProblem(isWanted ? (problems[status] ?? null) : null)
    onEdited({ isNotified: isWanted && status === 'granted' })
  }
  return (
    <fieldset className={styles.settings}>
      <legend>When the time is up</legend>
      <div className={styles.alarm}>
        <NativeSelect
          id="pomodoro-alarm"
          size="md"
          label="Alarm"
          data={alarms}
          value={chosen.alarm}
          onChange={(event) => onEdited({ alarm: event.currentTarget.value })}
        />
        <Button
          variant="default"
          leftSection={<IconVolume size={20} stroke={1.75} aria-hidden />}
          onClick={() => tryAlarm()}
        >
          Hear the alarm
        </Button>
      </div>
      <Checkbox
        id="pomodoro-notified"
        size="md"
        label="Also show a browser notification"
        checked={chosen.isNotified}
        onChange={(event) => void changeNotifications(event.currentTarget.checked)}
        error={problem}
      />
    </fieldset>
  )
}
