import type { ComponentType } from 'react'
import type { SlotName } from './remote.ts'
import type { RenderedLook } from './rendered-page.ts'
import type { User } from './user.ts'

type LazyComponent = () => Promise<{ default: ComponentType }>

interface RenderedFor {
  /** Null for visitors. */
  user: User | null
  look: RenderedLook
}

/** Stores with their values; or the address of the product to which the page sends the person; null where it shows nothing that is known. */
type PageStart = readonly (readonly [store: object, value: unknown])[] | { goTo: string } | null

/**
 * The stores that a page shows, each with its value: made from the answers to the route's `preload`, by address and with keys in camelCase,
 * the parameters of its address, and for whom. With them the page is complete before any effect has run. It may wait for code that the
 * page shows at once.
 */
export type InitialStores = (
  answers: Record<string, unknown>,
  params: Record<string, string>,
  person: RenderedFor,
) => PageStart | Promise<PageStart>

/** A page. Those of `rendered` routes that show something of the server have `initialStores`. */
export interface PageModule {
  default: ComponentType
  initialStores?: InitialStores
}

/**
 * What `src/remote.tsx` of a remote exposes. Pages are named as in remote.config.ts; each import carries the chunk
 * name `page-<name>` (a slot: `slot-<name>`, with a dash for the dot), by which the build finds the files to preload.
 */
export interface RemoteModule {
  pages: Record<string, () => Promise<PageModule>>
  slots?: Partial<Record<SlotName, LazyComponent>>
}

/**
 * What search engines are shown of a visitors' page, made from the same answers as its stores: one sentence, and what the page is about, as an
 * object of schema.org. `src/render.ts` of a remote exports one for each page as `summaries`; only the gateway has that file.
 */
export type PageSummary = (answers: Record<string, unknown>) => {
  description: string
  facts?: Record<string, unknown>
}
