import { headingFocusWanted } from '@stepwise/shared/routing'

/** The page comes by itself, without a press. It takes the focus only from someone who is waiting for it in `main`. */
export function expectHeading() {
  const active = document.activeElement
  if (active === null || active === document.body || active.closest('main')) headingFocusWanted()
}
