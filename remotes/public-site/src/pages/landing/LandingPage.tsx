import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import { Hero } from './Hero.tsx'
import { Offerings } from './Offerings.tsx'
import { Walkthroughs } from './Walkthroughs.tsx'

/** The front door of both editions (spec 2.16). */
export default function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
      <Offerings />
      <Walkthroughs />
    </SiteFrame>
  )
}
