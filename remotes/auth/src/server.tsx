import { edition } from '@stepwise/shared/edition'
import { createPrerender } from '@stepwise/shared/prerender'
import SignInPage from './pages/sign-in/SignInPage.tsx'

/** The way in is there before any script has run (docs/decisions/020-prerendered-public-pages.md). It shows no store. */
export const prerender = createPrerender({
  'sign-in': {
    Page: SignInPage,
    stores: () => [],
    description: () => `Sign in to ${edition.productTitle} and carry on where you left off.`,
  },
})
