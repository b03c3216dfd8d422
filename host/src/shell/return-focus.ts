/** Back to where the person was, unless that has gone meanwhile: then the page takes the focus. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
  else document.querySelector('main')?.focus({ preventScroll: true })
}
