import { createPages } from '@stepwise/shared/pages'

// A failure is told on the page, which keeps its header and the way in.
export const { $pages, $problems, pageOpened, loadPageFx } = createPages('caller')
