import type { ComponentType } from 'react'
import type { SlotName } from './remote.ts'

type LazyComponent = () => Promise<{ default: ComponentType }>

/**
 * What `src/remote.tsx` of a remote exposes. Pages are named as in remote.config.ts; each import carries the chunk
 * name `page-<name>` (a slot: `slot-<name>`, with a dash for the dot), by which the build finds the files to preload.
 */
export interface RemoteModule {
  pages: Record<string, LazyComponent>
  slots?: Partial<Record<SlotName, LazyComponent>>
}
