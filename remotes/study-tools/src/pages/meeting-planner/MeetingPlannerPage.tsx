import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { MeetingPlan } from './MeetingPlan.tsx'
import { meetingPlanner } from './meeting-planner.model.ts'

/** docs/product/steps-and-player.md#small-apps */
export default function MeetingPlannerPage() {
  return (
    <SmallAppPage
      app={meetingPlanner}
      title="Meeting planner"
      intro="Say what the meeting is for, how long it is, and what is on the agenda. You see how much time is left, and get an agenda to copy."
      first="meeting-purpose"
    >
      {(values) => <MeetingPlan values={values} />}
    </SmallAppPage>
  )
}
