import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the page how much of it a bar covers, as a custom property: more than a line where large text or the names of buttons need it.
 * `gap`: pixels between the bar and the edge of the window.
 */
export function useBarHeight(
  bar: RefObject<HTMLElement | null>,
  property: `--${string}-height` = '--top-bar-height',
  gap = 0,
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // Zero while it is not painted.
      if (bar.current?.offsetHeight) style.setProperty(property, `${bar.current.offsetHeight + gap}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [bar, property, gap])
}
