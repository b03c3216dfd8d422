import type { Edition } from '@stepwise/shared/contracts'

interface HeroWords {
  headline: string
  lead: string
  image: string
}

/** The first words of each edition (spec 2.1: the pro headline is given). */
export const heroWords: Record<Edition, HeroWords> = {
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
