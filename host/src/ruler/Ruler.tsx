import { $displaySetting } from '@stepwise/shared/display'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { useAboveAll } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { followReader } from './follow-reader.ts'
import { keepVideoClear } from './keep-video-clear.ts'
import styles from './Ruler.module.css'

/** Per cent: what is masked cannot be read, but one sees that a page is there. */
const lineFocusDim = 94

/**
 * A clear band over the page; the rest is dimmed, or masked by a line focus (docs/product/accessibility.md#ruler). It is there to be seen only: no key and no press
 * ends in it, but on the handle, by which a finger moves it.
 */
export default function Ruler() {
  const { rulerHeight, rulerDim, rulerDimsVideos, lineFocus } = useUnit($displaySetting)
  const isShortcutOn = useIsShortcutOn()
  const root = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const canMove = isShortcutOn('ruler-move')
  useAboveAll(root, null)
  useLayoutEffect(() => {
    if (!root.current || !handle.current) return
    const isLineFocus = lineFocus > 0
    return followReader(root.current, handle.current, {
      lines: isLineFocus ? lineFocus : rulerHeight,
      isLineFocus,
      canMove,
    })
  }, [rulerHeight, lineFocus, canMove])
  useLayoutEffect(() => {
    if (root.current && !rulerDimsVideos) return keepVideoClear(root.current)
  }, [rulerDimsVideos])
  return (
    // As a portal: no dialog makes it inert.
    <div
      ref={root}
      className={styles.root}
      aria-hidden
      data-portal
      data-reading-ruler
      style={{ '--ruler-dim': `${lineFocus > 0 ? lineFocusDim : rulerDim}%` } as CSSProperties}
    >
      <div className={styles.above} />
      <div className={styles.band} />
      <div className={styles.below} />
      <div ref={handle} className={styles.handle} />
    </div>
  )
}
