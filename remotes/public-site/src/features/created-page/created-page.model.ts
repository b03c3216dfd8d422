import type { InitialStores } from '@stepwise/shared/contracts'
import { createPages } from '@stepwise/shared/pages'
import { sample } from 'effector'
import { footerLinksLoaded, footerStores } from '../site-frame/footer-links.model.ts'

// Without a network the page stays and says so itself; an address without a page is not found.
export const { $pages, $problems, $movedTo, pageOpened, loadPageFx, pageStores } = createPages('page-if-reached')

sample({ clock: loadPageFx.doneData.filterMap(({ links }) => links), target: footerLinksLoaded })

/** What a page of one document shows before any effect has run. */
export const documentStores: InitialStores = (answers) => [...pageStores(answers), ...footerStores(answers)]
