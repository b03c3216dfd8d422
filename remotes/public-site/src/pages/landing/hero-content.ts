import type { Edition } from '@stepwise/shared/contracts'

interface HeroContent {
  headline: string
  lead: string
  image: string
}

/** docs/product/public-pages.md#hero */
export const heroContent: Record<Edition, HeroContent> = {
  study: {
    headline: 'Study habits that work the way you do',
    lead: 'Get more from your assistive technology and build the skills your course asks for, one small step at a time.',
    image: '/images/scenes/hero.svg',
  },
  pro: {
    headline: 'Transform the way you work',
    lead: 'Get more from your assistive technology and find a way of working that suits you, one small step at a time.',
    image: '/images/scenes/hero-pro.svg',
  },
}
