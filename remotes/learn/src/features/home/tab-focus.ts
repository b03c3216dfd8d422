// The tabs of the home are two pages, so the host replaces the pressed tab with another element that has its id. The id is not in
// the history's state, because Back must not find it there.
let pressedId: string | null = null

/** The element with this id leads to the other page, where it gets the focus again. */
export function rememberTabFocus(id: string): void {
  pressedId = id
}

/** Focuses the remembered element, once, unless the focus is somewhere else by now. */
export function restoreTabFocus(): void {
  const id = pressedId
  pressedId = null
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches('main')
  if (id !== null && isLost) document.getElementById(id)?.focus({ preventScroll: true })
}
