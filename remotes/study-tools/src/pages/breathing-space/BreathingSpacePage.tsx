import { useSearchParams } from '@stepwise/shared/routing'
import { announced, Button, PageHeading, useAnnounceWhen } from '@stepwise/shared/ui'
import { Checkbox, RadioGroup } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { BackToStep } from '../../features/small-app/SmallAppPage.tsx'
import { choiceIn } from '../../features/small-app/small-app.model.ts'
import { BreathCircle } from './BreathCircle.tsx'
import styles from './BreathingSpace.module.css'
import { breathAt, formatDuration } from './rhythm.ts'
import { useBreathing, useBreathSound } from './use-breathing.ts'

const lengths = { '1': '1 minute', '2': '2 minutes', '3': '3 minutes' }
type Minutes = keyof typeof lengths

const phaseNames = { in: 'Breathe in', out: 'Breathe out' }
const toggleLabels = { idle: 'Start', running: 'Pause', paused: 'Continue', finished: 'Start' }
const wellDone = 'Well done. Notice how you feel now, and take your time before you go on.'

/** docs/product/steps-and-player.md#small-apps */
export default function BreathingSpacePage() {
  const [query] = useSearchParams()
  const [minutes, setMinutes] = useState<Minutes>(() => choiceIn(lengths, query.get('minutes')) ?? '1')
  const [hasSound, setSound] = useState(false)
  const [isAnnounced, setAnnounced] = useState(false)
  const announce = useUnit(announced)
  const totalSeconds = Number(minutes) * 60
  const { run, second, start, pause, reset } = useBreathing(totalSeconds)
  const { state } = run
  const isActive = state === 'running' || state === 'paused'
  const { phase, secondsLeft } = breathAt(second)
  const left = formatDuration(totalSeconds - second)

  useBreathSound(hasSound, run, second)
  useEffect(() => {
    if (state === 'running' && isAnnounced) announce(phaseNames[phase])
  }, [state, isAnnounced, phase, announce])
  useAnnounceWhen(state === 'finished', `Finished. ${wellDone}`)

  function toggle() {
    if (state === 'running') {
      pause()
      return announce('Paused.')
    }
    start()
    if (!isAnnounced) announce(isActive ? 'Continued.' : `Started: ${formatDuration(totalSeconds)}.`)
  }
  function stop() {
    if (!isActive) return
    reset()
    announce('Stopped.')
  }
  function chooseLength(chosen: Minutes) {
    setMinutes(chosen)
    reset()
  }
  return (
    <div data-column="text">
      <BackToStep />
      <PageHeading>Breathing space</PageHeading>
      <p className={parts.intro}>
        Breathe in for four seconds, and out for six. Let your shoulders drop. If it does not feel good, stop and
        breathe as you like.
      </p>
      <div className={parts.parts}>
        <div className={`${parts.part} ${styles.settings}`}>
          <RadioGroup
            name="minutes"
            label="How long?"
            options={lengths}
            value={minutes}
            onChoice={chooseLength}
            isField
            isDisabled={isActive}
          />
          <Checkbox
            size="md"
            label="Play a soft sound"
            description="It rises while you breathe in, and falls while you breathe out."
            checked={hasSound}
            onChange={(event) => setSound(event.currentTarget.checked)}
          />
          <Checkbox
            size="md"
            label="Announce each breath"
            description="For screen readers: says “Breathe in” and “Breathe out” each time."
            checked={isAnnounced}
            onChange={(event) => setAnnounced(event.currentTarget.checked)}
          />
        </div>
        <div className="ui-grid ui-gap-16 ui-centred">
          <div className="ui-pile">
            <BreathCircle run={run} />
            <p className={styles.words}>
              <span className={styles.phase}>
                {isActive ? phaseNames[phase] : state === 'finished' ? 'Finished' : 'Ready when you are'}
              </span>
              <span className={styles.count}>{isActive && secondsLeft}</span>
            </p>
          </div>
          <p className={parts.hint}>{isActive ? `${left} left` : left}</p>
          <div className={styles.buttons}>
            <Button onClick={toggle}>{toggleLabels[state]}</Button>
            <Button variant="default" aria-disabled={!isActive} onClick={stop}>
              Stop
            </Button>
          </div>
          {state === 'finished' && <p className={styles.end}>{wellDone}</p>}
        </div>
      </div>
    </div>
  )
}
