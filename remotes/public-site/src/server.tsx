import type { CallResponse, Camelize, Page, Resources } from '@stepwise/shared/contracts'
import { type Answers, createPrerender, type PrerenderedPage } from '@stepwise/shared/prerender'
import type { ComponentType } from 'react'
import { $pages as $createdPages } from './features/created-page/created-page.model.ts'
import { $pages } from './features/public-page/public-page.model.ts'
import { $footerLinks } from './features/site-frame/footer-links.model.ts'
import { softwareEssential, softwareList } from './features/software/software-facts.ts'
import AccessibilityPage from './pages/accessibility/AccessibilityPage.tsx'
import AssessorPage from './pages/assessor/AssessorPage.tsx'
import PublicCreatedPage from './pages/created-page/PublicCreatedPage.tsx'
import LandingPage from './pages/landing/LandingPage.tsx'
import PrivacyPage from './pages/privacy/PrivacyPage.tsx'
import ResourcesPage from './pages/resources/ResourcesPage.tsx'
import { $resources } from './pages/resources/resources.model.ts'
import SoftwareDemoPage from './pages/software-demo/SoftwareDemoPage.tsx'
import { $softwares } from './pages/software-demo/software-demo.model.ts'
import TermsPage from './pages/terms/TermsPage.tsx'

/** The pages whose words are in the HTML: for each, the stores that it shows (docs/decisions/020-prerendered-public-pages.md). */
export const prerender = createPrerender({
  landing: documentPage(LandingPage),
  assessor: documentPage(AssessorPage),
  terms: documentPage(TermsPage),
  privacy: documentPage(PrivacyPage),
  accessibility: documentPage(AccessibilityPage),
  'public-created-page': documentPage(PublicCreatedPage),
  resources: {
    ...documentPage(ResourcesPage),
    stores: (answers) => [...documentStores(answers), [$resources, resourcesIn(answers)]],
    facts: (answers) => softwareList(resourcesIn(answers)),
  },
  'software-demo': {
    Page: SoftwareDemoPage,
    stores: (answers) => {
      const software = softwareIn(answers)
      return [
        [$softwares, { [software.slug]: software }],
        [$footerLinks, demoIn(answers).links ?? []],
      ]
    },
    description: (answers) => softwareIn(answers).description,
    facts: (answers) => softwareEssential(softwareIn(answers)),
  },
})

const resourcesIn = (answers: Answers) => answers['/resources'] as Resources

const demoIn = (answers: Answers) => Object.values(answers)[0] as Camelize<CallResponse<'GET /resources/:slug'>>

const softwareIn = (answers: Answers) => demoIn(answers).software

/** A page that shows one document and nothing else of the server. */
function documentPage(Page: ComponentType): PrerenderedPage {
  return {
    Page,
    stores: documentStores,
    description: (answers) => listPages(answers)[0]?.lead ?? '',
  }
}

function documentStores(answers: Answers): ReturnType<PrerenderedPage['stores']> {
  const pages = listPages(answers)
  return [
    [$pages, Object.fromEntries(pages.map((page) => [page.slug, page]))],
    [$createdPages, Object.fromEntries(pages.map((page) => [page.slug, page]))],
    [$footerLinks, pages[0]?.links ?? []],
  ]
}

function listPages(answers: Answers): Page[] {
  return Object.entries(answers)
    .filter(([address]) => address.startsWith('/pages/'))
    .map(([, answer]) => (answer as { page: Page }).page)
}
