import { paths } from '@stepwise/shared/routing'
import { useEffect } from 'react'
import { forgetSignUps } from './sign-up-draft.ts'

const places = [paths.auth.href({}), paths.error.href({}), paths.somethingWentWrong.href({})]

/** Leaving the pages of accounts takes along what was typed there. A page that says what failed is not leaving. */
export function useForgetOnLeaving(): void {
  useEffect(
    () => () => {
      if (!places.some((place) => window.location.pathname.startsWith(place))) forgetSignUps()
    },
    [],
  )
}
