import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { layerClosed, layerOpened } from '../layers.ts'
import { type PageBehindOptions, usePageBehind } from './page-behind.ts'

/** Ends every dialog, drawer and panel: makes what is behind it inert, and is the place for messages (see $topLayer). */
export function LayerFoot(options: PageBehindOptions) {
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
  usePageBehind(place, options)
  return <div ref={place} />
}
