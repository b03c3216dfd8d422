import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import { Hero } from './Hero.tsx'
import { Offerings } from './Offerings.tsx'
import { Walkthroughs } from './Walkthroughs.tsx'

/** docs/product/public-pages.md#landing */
export default function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
      <Offerings />
      <Walkthroughs />
    </SiteFrame>
  )
}
