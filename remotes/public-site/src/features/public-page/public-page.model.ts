import { createPages } from '@stepwise/shared/pages'
import { sample } from 'effector'
import { footerLinksLoaded } from '../site-frame/footer-links.model.ts'

// A failure is shown on the page, which keeps its header and the way in.
export const { $pages, $problems, pageOpened, loadPageFx, pageStores } = createPages('caller')

sample({ clock: loadPageFx.doneData.filterMap(({ links }) => links), target: footerLinksLoaded })
