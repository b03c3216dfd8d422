import { announced } from '@stepwise/shared/ui'
import { TextInput, useErrorTitle } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { ClearButtons } from '../../features/small-app/ClearButtons.tsx'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { formatTime, MAX_MINUTES, type Meeting, readMinutes } from './agenda.ts'
import { formatBreakNews } from './edit-meeting.ts'
import { meetingPlanner } from './meeting-planner.model.ts'

interface MeetingFormProps {
  meeting: Meeting
  onType: (next: Partial<Meeting>) => void
}

const problemIn = (length: string) =>
  length.trim() === '' || readMinutes(length) !== null
    ? null
    : `Enter the length in digits, from 1 to ${MAX_MINUTES}, for example: 45.`

/** The purpose and the length, which is checked when its field is left. */
export function MeetingForm({ meeting, onType }: MeetingFormProps) {
  const announce = useUnit(announced)
  const [isChecked, setChecked] = useState(false)
  const checked = useRef(meeting.length)
  const problem = isChecked ? problemIn(meeting.length) : null
  useErrorTitle(problem !== null)

  function type(length: string) {
    if (problemIn(length) === null) setChecked(false)
    onType({ length })
  }
  function check() {
    if (checked.current === meeting.length) return
    checked.current = meeting.length
    setChecked(true)
    const found = problemIn(meeting.length)
    if (found) announce(`Error: ${found}`)
    else if (meeting.items.length > 0) announce(formatTime(meeting) + formatBreakNews(null, meeting))
  }
  return (
    <section className={parts.part} aria-labelledby="meeting-heading">
      <h2 id="meeting-heading">The meeting</h2>
      <TextInput
        id="meeting-purpose"
        label="Purpose"
        description="What you will have when the meeting is over, for example: a plan for March."
        maxLength={300}
        autoComplete="off"
        value={meeting.purpose}
        onChange={(event) => onType({ purpose: event.currentTarget.value })}
      />
      <TextInput
        label="Length in minutes"
        description="For example: 45."
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        value={meeting.length}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={check}
        onKeyDown={({ key }) => key === 'Enter' && check()}
      />
      <div className="ui-wrap ui-gap-12 ui-top">
        <ClearButtons app={meetingPlanner} />
      </div>
    </section>
  )
}
