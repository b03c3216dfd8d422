import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { DayForm } from './DayForm.tsx'
import { energyPlanner } from './energy-planner.model.ts'
import { PlannedDay } from './PlannedDay.tsx'
import { Tasks } from './Tasks.tsx'

/** docs/product/steps-and-player.md#small-apps */
export default function EnergyPlannerPage() {
  return (
    <SmallAppPage
      app={energyPlanner}
      title="Energy planner"
      intro="Mark how much energy you expect in each hour of a working day, and add your tasks. You get a plan in which each task has an hour that suits it."
      first="energy-start"
    >
      {(plan) => (
        <>
          <DayForm plan={plan} />
          <Tasks plan={plan} />
          {plan.isPlanned && <PlannedDay day={plan} />}
        </>
      )}
    </SmallAppPage>
  )
}
