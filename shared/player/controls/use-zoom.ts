import { hintAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { PlayerMemory } from '../memory/player-memory.ts'
import { changeZoom, unzoomed, type Zoom, type ZoomChange } from './zoom.ts'

export interface ZoomState {
  zoom: Zoom
  change: (change: ZoomChange) => void
}

/** The zoom of the picture, at first as the person left it. A new level is announced. */
export function useZoom(memory: PlayerMemory): ZoomState {
  const [zoom, setZoom] = useState<Zoom>(() => ({ ...unzoomed, level: memory.zoom }))
  const onAnnounced = useUnit(hintAnnounced)
  const change = (by: ZoomChange) => {
    const changed = changeZoom(zoom, by)
    setZoom(changed)
    if (changed.level === zoom.level) return
    memory.zoom = changed.level
    onAnnounced(`Zoom ${changed.level}%`)
  }
  return { zoom, change }
}

/** The picture's style; undefined at its own size. */
export function zoomStyle({ level, x, y }: Zoom) {
  return level === unzoomed.level ? undefined : { transform: `translate(${x}%, ${y}%) scale(${level / 100})` }
}
