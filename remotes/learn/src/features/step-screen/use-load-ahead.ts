import { useEffect } from 'react'

/** What can be opened over a step. The chunk names are those of remote.tsx, so that nothing is loaded twice. */
const parts = [
  () => import(/* webpackChunkName: "slot-panel-notes" */ '../notes/NotesPanel.tsx'),
  () => import(/* webpackChunkName: "slot-panel-display" */ '../display/DisplayPanel.tsx'),
  () => import(/* webpackChunkName: "steps-drawer" */ './StepsDrawer.tsx'),
]

/** Milliseconds after which the page counts as loaded. */
const settledAfter = 1500

/** Loads them while the network is there: docs/product/steps-and-player.md#load-ahead */
export function useLoadAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of parts) load().catch(() => undefined)
    }, settledAfter)
    return () => clearTimeout(timer)
  }, [])
}
