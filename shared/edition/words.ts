import type { Edition } from '../contracts/index.ts'
import { productTitles } from '../contracts/product-title.ts'
import { paths } from '../routing/paths.ts'

export interface EditionWords {
  id: Edition
  /** The name on every page title. */
  productTitle: string
  /** Where a signed-in person starts. */
  home: string
  /** 'flow' in study, 'learning path' in pro. */
  flow: string
  flows: string
  /** The first tab of the home. */
  flowsTab: string
  organisationLabel: string
  /** Addresses of drawings (content/images/scenes). */
  scenes: Record<Scene, string>
}

type Scene = 'hero' | 'auth' | 'journal' | 'star'

const scenes = (suffix = ''): Record<Scene, string> => ({
  hero: `/images/scenes/hero${suffix}.svg`,
  auth: `/images/scenes/auth${suffix}.svg`,
  journal: `/images/scenes/journal${suffix}.svg`,
  star: `/images/scenes/star${suffix}.svg`,
})

/** Words and addresses that differ between the editions. The API has the rest. */
export const editionWords: Record<Edition, EditionWords> = {
  study: {
    id: 'study',
    productTitle: productTitles.study,
    home: paths.learnHome.href({}),
    flow: 'flow',
    flows: 'flows',
    flowsTab: 'Study flows',
    organisationLabel: 'University',
    scenes: scenes(),
  },
  pro: {
    id: 'pro',
    productTitle: productTitles.pro,
    home: paths.softwareHome.href({}),
    flow: 'learning path',
    flows: 'learning paths',
    flowsTab: 'Learning paths',
    organisationLabel: 'Organisation',
    scenes: scenes('-pro'),
  },
}
