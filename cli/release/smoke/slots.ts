import type { Registry, RemoteRoute } from '@stepwise/shared/contracts/remote'
import type { Page } from 'playwright'
import { comes } from './open-requests.ts'

/** The parts of the runtime's own global that open a slot: the one copy of the shell module, as every remote gets it. */
interface Runtime {
  __FEDERATION__: {
    __INSTANCES__: { loadShare: (name: string) => Promise<() => { shell: Record<string, (slot: string) => void> }> }[]
  }
}

/** Opens a slot as the remote would, waits for its code, and says what went wrong. */
export async function openSlot(page: Page, slot: string, files: string[]): Promise<string[]> {
  const command = slot.startsWith('status.') ? 'slotPinned' : 'slotOpened'
  if (/^(panel|dialog|status)\./.test(slot)) {
    await page.evaluate(
      async ([name, event]) => {
        const [instance] = (globalThis as unknown as Runtime).__FEDERATION__.__INSTANCES__
        const module = (await instance?.loadShare('@stepwise/shared/shell'))?.()
        module?.shell[event]?.(name)
      },
      [slot, command] as const,
    )
  }
  const areLoaded = (names: string[]) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return names.every((name) => loaded.includes(name))
  }
  const hasLoaded = await comes(page.waitForFunction(areLoaded, files, { timeout: 10_000 }))
  if (!hasLoaded) return ['its code is not loaded within 10 s.']
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  const notices = await page.getByRole('region', { name: /could not be opened$/ }).count()
  return notices > 0 ? ['it could not be opened.'] : []
}

interface Host {
  person: 'content' | 'learner'
  isShownOn: (route: RemoteRoute) => boolean
}

/** Where a slot can be seen: edit buttons on pages that show a document, by content managers; all others on any page of the shell. */
export const chooseHost = (slot: string): Host =>
  slot.startsWith('page.')
    ? { person: 'content', isShownOn: (route) => route.editable }
    : { person: 'learner', isShownOn: () => true }

/** Which slots open a dialog. The sign-in stays until someone has signed in. */
export const findLayer = (slot: string) =>
  slot === 'dialog.sign-in' ? 'lasting' : /^(panel|dialog)\./.test(slot) ? 'dialog' : undefined

/** The addresses of the files of a slot. */
export const slotFiles = ({ folder, slots }: Registry['remotes'][number], slot: string): string[] =>
  [...(slots[slot]?.js ?? []), ...(slots[slot]?.css ?? [])].map((file) => folder + file)
