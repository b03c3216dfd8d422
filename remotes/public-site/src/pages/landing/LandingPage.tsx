import type { Page } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { type PageSection, splitSections } from '../../features/blocks/page-sections.ts'
import { Section } from '../../features/blocks/Section.tsx'
import { ContactSection } from '../../features/contact-form/ContactSection.tsx'
import { PublicPage } from '../../features/public-page/PublicPage.tsx'
import { Hero } from './Hero.tsx'
import { SoftwareStrip } from './SoftwareStrip.tsx'
import { Walkthroughs } from './Walkthroughs.tsx'

export { documentStores as initialStores } from '../../features/public-page/public-page.model.ts'

/** docs/product/public-pages.md#landing */
export default function LandingPage() {
  return (
    <PublicPage slug={edition.id === 'pro' ? 'landing-pro' : 'landing'}>{(page) => <Landing page={page} />}</PublicPage>
  )
}

/** The sections in the order of the document. People must be able to write to us whatever an edit leaves out. */
function Landing({ page }: { page: Page }) {
  const { opening, sections } = splitSections(page.blocks)
  const hasContact = sections.some(({ id }) => id === 'connect')
  return (
    <>
      <Hero page={page} blocks={opening} />
      {sections.map((section) => (
        <LandingSection key={section.id} section={section} />
      ))}
      {!hasContact && <ContactSection heading="Write to us" blocks={[]} />}
    </>
  )
}

/** By the id of its heading. A section that a content manager has added is shown as what it is made of. */
function LandingSection({ section }: { section: PageSection }) {
  if (section.id === 'software') return <SoftwareStrip section={section} />
  if (section.id === 'walkthroughs') return <Walkthroughs section={section} />
  if (section.id === 'connect') return <ContactSection heading={section.heading} blocks={section.blocks} />
  return <Section section={section} />
}
