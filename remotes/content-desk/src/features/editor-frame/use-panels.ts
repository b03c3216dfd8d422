import { useState } from 'react'

export type PanelName = 'Preview' | 'Check' | 'History' | 'Publish'

export interface Panels {
  /** The present one last. */
  chosen: readonly PanelName[]
  choose: (name: PanelName) => void
}

/** Which panel is beside the form. It is mounted when it is first chosen, and stays: a preview keeps its place, a check its findings. */
export function usePanels(): Panels {
  const [chosen, setChosen] = useState<readonly PanelName[]>(['Preview'])
  const choose = (name: PanelName) => setChosen((before) => [...before.filter((other) => other !== name), name])
  return { chosen, choose }
}
