import type { ComponentType } from 'react'
import type { SlotName } from './remote.ts'

type LazyComponent = () => Promise<{ default: ComponentType }>

/**
 * The stores that a page shows, each with its value: made from the answers to the route's `preload`, by address and with keys in camelCase,
 * and the parameters of its address. With them the page is complete before any effect has run.
 */
export type InitialStores = (
  answers: Record<string, unknown>,
  params: Record<string, string>,
) => readonly (readonly [store: object, value: unknown])[]

/** A page. Those of `rendered` routes have `initialStores`. */
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
