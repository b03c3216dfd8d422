import { headingFocusWanted, useLocation, useNavigate } from '@stepwise/shared/routing'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface StepsOptions {
  count: number
  /** The last step that the values so far allow, from 1. */
  reachable: number
  /** The step that a visit begins with; 1 by default. */
  start?: number
  /** Called when another step is shown, by a button or by the browser's Back and Forward. `isReturn`: by `returnTo`. */
  onMoved?: (move: { step: number; isReturn: boolean }) => void
}

/** The state of an entry of the browser's history. */
interface StepState {
  step?: number
  /** Each step from this one to `step` has an entry of its own. */
  firstStep?: number
}

/** The steps of a form as entries of the browser's history (docs/product/accounts.md#steps-in-history). Steps count from 1. */
export function useSteps({ count, reachable, start = 1, onMoved }: StepsOptions) {
  const location = useLocation()
  const navigate = useNavigate()
  const entry = (location.state ?? {}) as StepState
  const step = Math.max(1, Math.min(entry.step ?? start, reachable, count))
  const firstStep = entry.step === step ? (entry.firstStep ?? step) : step
  const isReturn = useRef(false)

  const show = (next: number, first: number, replace: boolean) =>
    navigate(
      { pathname: location.pathname, search: location.search },
      { replace, state: { ...entry, step: next, firstStep: first } },
    )

  // An entry of an earlier visit may name a step that is not reachable now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function in each render
  useEffect(() => {
    if (entry.step !== step) show(step, step, true)
  }, [entry.step, step])

  const shown = useRef(step)
  const moved = useEffectEvent((move: { step: number; isReturn: boolean }) => onMoved?.(move))
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    if (!isReturn.current) headingFocusWanted()
    moved({ step, isReturn: isReturn.current })
    isReturn.current = false
  }, [step])

  function goTo(next: number) {
    if (next > step) show(next, firstStep, false)
    else if (next >= firstStep) navigate(next - step)
    else show(next, next, true)
  }

  return {
    step,
    goTo,
    /** Goes to a step where something is wrong. The focus stays on the error summary. */
    returnTo: (earlier: number) => {
      if (earlier === step) return
      isReturn.current = true
      goTo(earlier)
    },
  }
}

/** What a step is called in its heading. Steps count from 1. */
export function stepHeading(step: number, count: number, words: string): string {
  return `Step ${step} of ${count}: ${words}`
}
