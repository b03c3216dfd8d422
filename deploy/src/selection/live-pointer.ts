import type { Registry } from '@stepwise/shared/contracts/remote'
import { encoded, type PointerContent } from '../gateway/encoded.ts'
import type { Live, PointerReader } from '../store/store.ts'

/** A set as it is sent: its page, and its registry as pages may have it. */
export interface SetContent {
  registry: Registry
  page: PointerContent
  registryFile: PointerContent
}

/**
 * Reads what is live, as it is sent; the same object until another promotion is. Undefined before the first one. It is compressed here
 * and not in the store, because a file and its `.br` cannot be replaced in one step.
 */
export function livePointer(pointer: PointerReader): () => Promise<SetContent | undefined> {
  const kept = new WeakMap<Live, Promise<SetContent>>()

  return async () => {
    const live = await pointer.current()
    if (!live) return undefined
    const content = kept.get(live) ?? setContent(live)
    kept.set(live, content)
    return content
  }
}

/** Who has a version first is left out of what pages get: for all others nothing changes when that does. */
export async function setContent({ registry, page }: Live): Promise<SetContent> {
  const { canaries: _, ...shown } = registry
  const [encodedPage, registryFile] = await Promise.all([encoded(page), encoded(`${JSON.stringify(shown)}\n`)])
  return { registry, page: encodedPage, registryFile }
}
