import { useEffect } from 'react'

/** What may be opened over a step. The names are those of its chunks (remote.tsx), so that nothing is loaded twice. */
const parts = [
  () => import(/* webpackChunkName: "slot-panel-notes" */ '../notes/NotesPanel.tsx'),
  () => import(/* webpackChunkName: "slot-panel-display" */ '../display/DisplayPanel.tsx'),
  () => import(/* webpackChunkName: "steps-drawer" */ './StepsDrawer.tsx'),
]

/** Milliseconds after which the page is taken to have settled. */
const settledAfter = 1500

/** Loads it once the page has settled: it must open when the network is gone by then. */
export function useLoadAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of parts) load().catch(() => undefined)
    }, settledAfter)
    return () => clearTimeout(timer)
  }, [])
}
