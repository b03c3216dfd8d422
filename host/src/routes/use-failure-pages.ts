import { failurePageRequested } from '@stepwise/shared/http'
import { useNavigate } from '@stepwise/shared/routing'
import { createWatch } from 'effector'
import { useEffect } from 'react'

/** Spec 8: a failure that no page answers for takes the person to the page that says so. */
export function useFailurePages(): void {
  const navigate = useNavigate()
  useEffect(
    () => createWatch({ unit: failurePageRequested, fn: (page) => void navigate(page, { replace: true }) }),
    [navigate],
  )
}
