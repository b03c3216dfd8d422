import type { PageLink } from '@stepwise/shared/contracts'
import { createEvent, createStore } from 'effector'

/** A page has brought the links of the footer along. */
export const footerLinksLoaded = createEvent<readonly PageLink[]>()

/** The pages for everyone that content managers have linked from the footer. */
export const $footerLinks = createStore<readonly PageLink[]>([]).on(footerLinksLoaded, (_, links) => links)
