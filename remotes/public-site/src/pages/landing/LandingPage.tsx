import { edition } from '@stepwise/shared/edition'
import { PublicPage } from '../../features/public-page/PublicPage.tsx'
import { Hero } from './Hero.tsx'
import { Offerings } from './Offerings.tsx'
import { Walkthroughs } from './Walkthroughs.tsx'

/** docs/product/public-pages.md#landing */
export default function LandingPage() {
  return (
    <PublicPage slug={edition.id === 'pro' ? 'landing-pro' : 'landing'}>
      {(page) => (
        <>
          <Hero page={page} />
          <Offerings page={page} />
          <Walkthroughs page={page} />
        </>
      )}
    </PublicPage>
  )
}
