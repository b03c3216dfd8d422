import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { flushSync } from 'react-dom'
import { type EnergyPlan, energyPlanner } from './energy-planner.model.ts'
import { formatSummary } from './format-day.ts'
import { planDay } from './plan-day.ts'

interface PlanChange {
  next: Partial<EnergyPlan>
  said?: string
  /** The id of the element that has the focus afterwards. */
  focus?: string
}

/** Changes the day. A plan that is shown is made again, because it must never differ from what is entered; that is announced. */
export function usePlanChange(before: EnergyPlan) {
  const { onChanged, announce } = useUnit({ onChanged: energyPlanner.changed, announce: announced })
  return ({ next, said = '', focus }: PlanChange) => {
    const after = { ...before, ...next }
    const isPlanned = after.isPlanned && after.tasks.length > 0
    // At once, because the focus may go to what is drawn only now.
    flushSync(() => onChanged({ ...next, isPlanned }))
    if (focus) document.getElementById(focus)?.focus()
    const news = isPlanned ? `Your planned day has changed: ${formatSummary(after, planDay(after))}` : ''
    const words = [said, news].filter(Boolean).join(' ')
    if (words !== '') announce(words)
  }
}
