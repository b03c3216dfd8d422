import type { Page } from '@stepwise/shared/contracts'
import { type PageSection, splitSections } from '../../features/blocks/page-sections.ts'
import { Section } from '../../features/blocks/Section.tsx'
import { PublicPage } from '../../features/public-page/PublicPage.tsx'
import { AssessorHero } from './AssessorHero.tsx'
import { VideoWalkthrough } from './VideoWalkthrough.tsx'

export { documentStores as initialStores } from '../../features/public-page/public-page.model.ts'

/** docs/product/public-pages.md#assessor */
export default function AssessorPage() {
  return <PublicPage slug="assessor">{(page) => <Assessor page={page} />}</PublicPage>
}

function Assessor({ page }: { page: Page }) {
  const { opening, sections } = splitSections(page.blocks)
  return (
    <>
      <AssessorHero page={page} blocks={opening} sections={sections} />
      {sections.map((section) => (
        <AssessorSection key={section.id} section={section} />
      ))}
    </>
  )
}

/** By the id of its heading. A section that a content manager has added is shown as what it is made of. */
function AssessorSection({ section }: { section: PageSection }) {
  if (section.id === 'video-walkthrough') return <VideoWalkthrough section={section} />
  return <Section section={section} />
}
