import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { paths } from '@stepwise/shared/routing'

export type HomeTab = 'flows' | 'software'

const tabs = {
  flows: { id: 'flows', label: edition.flowsTab, to: paths.learnHome.href({}) },
  software: { id: 'software', label: 'Software', to: paths.softwareHome.href({}) },
} as const

const order: Record<Edition, HomeTab[]> = { study: ['flows', 'software'], pro: ['software', 'flows'] }

/** In the order and words of this edition. */
export const homeTabs = order[edition.id].map((id) => tabs[id])

export const tabId = (tab: HomeTab) => `home-tab-${tab}`
export const panelId = (tab: HomeTab) => `home-panel-${tab}`
