import { edition } from '@stepwise/shared/edition'
import { headingFocusWanted, useLocation, useNavigate } from '@stepwise/shared/routing'
import { useEffect, useLayoutEffect, useRef } from 'react'

interface StepsOptions {
  count: number
  /** The last step that what is known so far allows; from 1. */
  reachable: number
  /** Where a visit begins; 1 unless told. */
  start?: number
  /** Another step is shown, by a button or by the browser's Back and Forward. */
  onMoved?: () => void
}

/** What an entry of the browser's history knows of the steps. */
interface StepState {
  step?: number
  /** The first step that has an entry, with all those after it up to this one. */
  firstStep?: number
}

/**
 * The steps of a form as entries of the browser's history: Back, Forward and a reload lead to where one would expect. Each
 * step begins at its top with the focus on its heading, and has a title of its own.
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the entry says matters
  useEffect(() => {
    if (entry.step !== step) show(step, step, true)
  }, [entry.step, step])

  const shown = useRef(step)
  const moved = useRef(onMoved)
  moved.current = onMoved
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    if (!isReturn.current) {
      headingFocusWanted()
      moved.current?.()
    }
    isReturn.current = false
  }, [step])
  useStepTitle(step, count)

  function goTo(next: number) {
    if (next > step) show(next, firstStep, false)
    else if (next >= firstStep) navigate(next - step)
    else show(next, next, true)
  }

  return {
    step,
    goTo,
    /** Back to a step where something is wrong: what is said about it stays and keeps the focus. */
    returnTo: (earlier: number) => {
      if (earlier === step) return
      isReturn.current = true
      goTo(earlier)
    },
  }
}

function useStepTitle(step: number, count: number): void {
  useEffect(() => {
    const ending = ` - ${edition.productTitle}`
    const words = `, step ${step} of ${count}`
    document.title = document.title.replace(ending, words + ending)
    return () => {
      document.title = document.title.replace(words, '')
    }
  }, [step, count])
}
