import { useSearchParams } from '@stepwise/shared/routing'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Agenda } from './Agenda.tsx'
import { type Meeting, readMinutes } from './agenda.ts'
import { type Edit, formatBreakNews } from './edit-meeting.ts'
import { ItemForm } from './ItemForm.tsx'
import { MeetingForm } from './MeetingForm.tsx'
import { meetingPlanner } from './meeting-planner.model.ts'

export function MeetingPlan({ values }: { values: Meeting }) {
  const { isEmpty, onChanged, announce } = useUnit({
    isEmpty: meetingPlanner.$isEmpty,
    onChanged: meetingPlanner.changed,
    announce: announced,
  })
  const [query] = useSearchParams()
  const [fills, setFills] = useState(0)
  // The step may set the length that an unused planner begins with.
  const asked = query.get('length') ?? ''
  const given = isEmpty && readMinutes(asked) !== null ? { length: asked } : {}
  const meeting = { ...values, ...given }
  const change = (next: Partial<Meeting>) => onChanged({ ...given, ...next })

  function edit({ next, said, focus }: Edit) {
    // At once, because the focus may go to what is drawn only now.
    if (next)
      flushSync(() => {
        change(next)
        if (next.draft ?? next.change) setFills((count) => count + 1)
      })
    if (focus) document.getElementById(focus)?.focus()
    announce(said + formatBreakNews(meeting, { ...meeting, ...next }))
  }
  return (
    <>
      <MeetingForm meeting={meeting} onType={change} />
      <ItemForm key={fills} meeting={meeting} onType={change} onEdit={edit} />
      <Agenda meeting={meeting} onEdit={edit} />
    </>
  )
}
