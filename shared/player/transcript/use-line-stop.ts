import { type FocusEvent, type RefObject, useEffect, useState } from 'react'

/**
 * The index of the line that Tab reaches: the one where the person is or was, else the one that is heard, so that whoever comes to note
 * it is there at once. `handlers` are for the list.
 */
export function useLineStop(list: RefObject<HTMLOListElement | null>, heard: readonly number[]) {
  const [left, setLeft] = useState<number | null>(null)
  const [first] = heard
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another line is heard
  useEffect(() => {
    const { activeElement } = document
    // A line that was pressed with a mouse or a finger has the focus only by the way. A button in it may get the focus back.
    const isPressed = list.current?.querySelector('li > :first-child:focus:not(:focus-visible)')
    if (isPressed || activeElement === document.body) setLeft(null)
  }, [first])
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLOListElement>) => {
    const item = target.closest('li')
    if (item) setLeft([...currentTarget.children].indexOf(item))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLOListElement>) => {
    // Back at the controls, the person listens again.
    const controls = currentTarget.closest('[data-media-player]')?.querySelector('[data-controls]')
    if (controls?.contains(relatedTarget)) setLeft(null)
  }
  return { stop: left ?? first ?? 0, handlers: { onFocus, onBlur } }
}
