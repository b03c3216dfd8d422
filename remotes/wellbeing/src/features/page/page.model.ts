import { createPages } from '@stepwise/shared/pages'

// Without a network the page stays and says so itself; a page that is not for this person is not found.
export const { $pages, $problems, $movedTo, pageOpened, loadPageFx, pageStores } = createPages('page-if-reached')
