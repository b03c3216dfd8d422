/** Each root of the product is or has one of these: the page itself, a layer, what announces. */
const ownParts = 'main, [data-portal], [data-live-region]'

/** What lies in the body or beside it. */
export const outermost = 'body > *, html > :not(head, body)'

/**
 * Whether a child of the body is the product's. The toolbar of a reading
 * helper, the menu of a password manager and the bar of a translator are in the body or beside it too; people use them where they read and
 * write, so nothing of ours makes them inert or takes a press on them for one of its own.
 */
export const isOfProduct = (child: Element): boolean =>
  child.matches(ownParts) || child.querySelector(ownParts) !== null

/** Whether the target of an event is in a toolbar or menu that other software has added to the page. */
export function isForeign(target: EventTarget | null): boolean {
  const child = target instanceof Element ? target.closest(outermost) : null
  return child !== null && !isOfProduct(child)
}

/** What closes by a press or key outside listens to these, which come for the product's own page alone. */
export const ownEvents = { pointerdown: 'ownpress', keydown: 'ownkey' } as const

/** Makes {@link ownEvents} of presses and keys that are not foreign. Returns the undo. */
export function dispatchOwnEvents(): () => void {
  const dispatch = ({ type, target }: Event) => {
    if (isForeign(target)) return
    target?.dispatchEvent(new Event(ownEvents[type as keyof typeof ownEvents], { bubbles: true }))
  }
  const listening = new AbortController()
  for (const type of Object.keys(ownEvents)) document.addEventListener(type, dispatch, { signal: listening.signal })
  return () => listening.abort()
}
