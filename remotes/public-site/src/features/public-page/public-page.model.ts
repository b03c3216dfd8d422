import type { InitialStores } from '@stepwise/shared/contracts'
import { createPages } from '@stepwise/shared/pages'
import { sample } from 'effector'
import { footerLinksLoaded, footerStores } from '../site-frame/footer-links.model.ts'

// A failure is shown on the page, which keeps its header and the way in.
export const { $pages, $problems, pageOpened, loadPageFx, pageStores } = createPages('caller')

sample({ clock: loadPageFx.doneData.filterMap(({ links }) => links), target: footerLinksLoaded })

/** What a page of one document shows before any effect has run. */
export const documentStores: InitialStores = (answers) => [...pageStores(answers), ...footerStores(answers)]
