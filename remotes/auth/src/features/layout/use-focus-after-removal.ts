import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Removing a row removes the button that has the focus. It moves to the next row's button, or to the heading of the section. A row says
 * whose it is: `<li data-row={id}>`.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[] | null,
): void {
  const shown = useRef(rows)
  useLayoutEffect(() => {
    const before = shown.current ?? []
    shown.current = rows
    const removed = before.findIndex(({ id }) => !rows?.some((row) => row.id === id))
    if (removed === -1 || document.activeElement !== document.body) return
    const buttons = before
      .slice(removed + 1)
      .map(({ id }) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button`))
    const next = buttons.find((button) => button != null) ?? list.current?.closest('section')?.querySelector('h2')
    next?.focus()
  }, [list, rows])
}
