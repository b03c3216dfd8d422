import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { layerClosed, layerOpened } from '../layers.ts'

/** Ends every dialog and panel: what comes up while it is open stands here (see $topLayer). */
export function LayerFoot() {
  const place = useRef<HTMLDivElement>(null)
  const [open, close] = useUnit([layerOpened, layerClosed])
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    open(current)
    return () => {
      close(current)
    }
  }, [open, close])
  return <div ref={place} />
}
