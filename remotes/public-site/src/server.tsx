import type { Page } from '@stepwise/shared/contracts'
import { type Answers, createPrerender, type PrerenderedPage } from '@stepwise/shared/prerender'
import type { ComponentType } from 'react'
import { $pages } from './features/public-page/public-page.model.ts'
import AccessibilityPage from './pages/accessibility/AccessibilityPage.tsx'
import LandingPage from './pages/landing/LandingPage.tsx'
import PrivacyPage from './pages/privacy/PrivacyPage.tsx'
import TermsPage from './pages/terms/TermsPage.tsx'

/** The pages whose words stand in the HTML: for each, the stores that it shows (docs/decisions/020-words-before-scripts.md). */
export const prerender = createPrerender({
  landing: documentPage(LandingPage),
  terms: documentPage(TermsPage),
  privacy: documentPage(PrivacyPage),
  accessibility: documentPage(AccessibilityPage),
})

/** A page that shows one document and nothing else of the server. */
function documentPage(Page: ComponentType): PrerenderedPage {
  return {
    Page,
    stores: (answers) => [[$pages, Object.fromEntries(pagesOf(answers).map((page) => [page.slug, page]))]],
    description: (answers) => pagesOf(answers)[0]?.lead ?? '',
  }
}

function pagesOf(answers: Answers): Page[] {
  return Object.entries(answers)
    .filter(([address]) => address.startsWith('/pages/'))
    .map(([, answer]) => (answer as { page: Page }).page)
}
