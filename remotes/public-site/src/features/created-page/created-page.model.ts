import { createPages } from '@stepwise/shared/pages'
import { sample } from 'effector'
import { footerLinksLoaded } from '../site-frame/footer-links.model.ts'

// Without a network the page stays and says so itself; an address without a page is not found.
export const { $pages, $problems, $movedTo, pageOpened, loadPageFx, pageStores } = createPages('page-if-reached')

sample({ clock: loadPageFx.doneData.filterMap(({ links }) => links), target: footerLinksLoaded })
