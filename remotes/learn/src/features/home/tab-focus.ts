// The tabs of the home are two pages: the host takes one away and mounts the other, and the tab that was pressed goes with
// it. What was pressed is kept here for the page that comes. Not in the history's state: Back must not find it there.
let pressedId: string | null = null

/** The element with this id leads to another page and wants the focus back there. */
export function rememberTabFocus(id: string): void {
  pressedId = id
}

/** Gives the focus to the pressed element's successor, once, unless the person has it elsewhere by now. */
export function restoreTabFocus(): void {
  const id = pressedId
  pressedId = null
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches('main')
  if (id !== null && isLost) document.getElementById(id)?.focus({ preventScroll: true })
}
