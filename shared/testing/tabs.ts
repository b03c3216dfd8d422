import { afterEach, beforeEach } from 'vitest'

/** What follows happens in this tab. Without locks, as in jsdom, another tab is open while its stamp is fresh. */
export const inTab = (id: string) => void Object.assign(globalThis, { stepwiseTab: Promise.resolve(id) })
export const keepTabOpen = (id: string) => localStorage.setItem(`stepwise.tab-lives.${id}`, String(Date.now()))

/** Another tab of this browser, and what it hears. */
export let otherTab: BroadcastChannel
export const heard: unknown[] = []

/** For all tests of a file. */
export function watchTabs() {
  beforeEach(() => {
    heard.length = 0
    otherTab = new BroadcastChannel('stepwise-drafts')
    otherTab.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  })
  afterEach(() => otherTab.close())
}
