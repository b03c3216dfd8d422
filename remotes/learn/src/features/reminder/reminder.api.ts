import type { StepPath } from '@stepwise/shared/contracts'
import { stepPattern } from '@stepwise/shared/contracts/step-path'
import { call } from '@stepwise/shared/http'

/** Sets the day from which the home asks; null: it does not. The call is harmless when made twice. */
export const saveReminder = ({ path, dueOn }: { path: StepPath; dueOn: string | null }) =>
  call(`PUT ${stepPattern}/reminder`, { params: path, body: { due_on: dueOn } })
