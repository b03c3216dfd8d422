import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusReturned, useLocation } from '../../routing/index.ts'
import { isOfProduct } from '../foreign-elements.ts'
import { enterLayer, wrapTab } from './layer-focus.ts'
import { useEscape } from './use-escape.ts'

/** Options of every dialog, drawer and panel. */
export interface PageBehindProps {
  /** Closes when the page below changes (the browser's Back); the new page's heading takes the focus. */
  closesWithPage?: boolean | undefined
  /** Takes the focus afterwards when what opened the layer is gone; the page's heading by default. */
  focusFallback?: (() => HTMLElement | null) | undefined
}

export interface PageBehindOptions extends PageBehindProps {
  isOpen: boolean
  /** Of two layers the one with the higher number lies above; of equals, the one that opened later. */
  zIndex: number
  returnFocus: boolean
  closesOnEscape?: boolean | undefined
  /** From {@link useOpener}. */
  opener: RefObject<Element | null>
  onClose: () => void
}

interface Layer {
  /** The child of the portal that holds the whole layer. */
  root: Element
  zIndex: number
}

/** The open layers, the topmost last. */
let layers: Layer[] = []
/** What they have made inert. */
let silenced: Element[] = []
/** Still on the screen while they fade out. */
const closedRoots = new WeakSet<Element>()

/**
 * What had the focus when the layer was opened. For the owner of the layer: its content is drawn a frame later or more, and a key
 * that comes before that has moved the focus on.
 */
export function useOpener(isOpen: boolean): RefObject<Element | null> {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = findOpener(document.activeElement)
  }, [isOpen])
  return opener
}

/**
 * While the layer is open, the page and every layer below it are inert, all but the live region; what lies above (menus,
 * lists) is not. Afterwards the focus is where it was before.
 * @param foot any element inside the layer; it mounts with the layer's content.
 */
export function usePageBehind(
  foot: RefObject<HTMLElement | null>,
  {
    isOpen,
    zIndex,
    returnFocus,
    closesOnEscape = true,
    opener,
    closesWithPage = false,
    focusFallback,
    onClose,
  }: PageBehindOptions,
): void {
  const fallback = useEffectEvent(() => focusFallback?.() ?? null)
  // A layer that closed for this one has given the focus back by now. Before the layer's content takes it.
  useLayoutEffect(() => {
    if (isOpen && !canTakeFocus(opener.current)) opener.current = findOpener(document.activeElement)
  }, [isOpen, opener])
  useEffect(() => {
    const root = findRoot(foot.current)
    if (!isOpen || !root) return
    openLayer({ root, zIndex })
    const isBelowAnother = layers.at(-1)?.root !== root
    if (isBelowAnother) setBackgroundInert()
    const stopWaiting = isBelowAnother ? () => {} : enterLayer(root, setBackgroundInert)
    const onKey = (event: KeyboardEvent) => {
      if (layers.at(-1)?.root === root) wrapTab(event, root)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      stopWaiting()
      document.removeEventListener('keydown', onKey)
      const active = document.activeElement
      const isFocusLost = active === null || active === document.body || root.contains(active)
      closeLayer(root)
      if (returnFocus && isFocusLost) focusFirst([opener.current, fallback()])
    }
  }, [foot, isOpen, zIndex, returnFocus, opener])

  // One that stays open uses the key up, too: it is not for what lies below.
  useEscape(
    () => closesOnEscape && onClose(),
    () => layers.at(-1)?.root === findRoot(foot.current),
  )

  // Not the location's key: the page at hand, chosen before the layer was opened, has a new one some time later.
  const { pathname, search, hash } = useLocation()
  const page = pathname + search + hash
  const pageBefore = useRef(page)
  const leave = useEffectEvent(() => {
    const root = findRoot(foot.current)
    if (!closesWithPage || !isOpen || !root) return
    // Before the new heading wants the focus: what is inert cannot take it.
    closeLayer(root)
    onClose()
  })
  useLayoutEffect(() => {
    if (page !== pageBefore.current) leave()
    pageBefore.current = page
  }, [page])
}

const findRoot = (foot: Element | null) => foot?.closest('[data-portal] > *') ?? null

function openLayer(layer: Layer): void {
  closedRoots.delete(layer.root)
  layers = [...layers, layer].toSorted((one, other) => one.zIndex - other.zIndex)
  // Read by layers.css. Not the library's lock: that sets a property of the body, and the style of the whole page is computed again.
  const html = document.documentElement
  if (layers.length === 1) html.dataset.still = innerWidth > html.clientWidth ? 'bar' : ''
}

function closeLayer(root: Element): void {
  closedRoots.add(root)
  layers = layers.filter((layer) => layer.root !== root)
  if (layers.length === 0) delete document.documentElement.dataset.still
  setBackgroundInert()
}

/** Leaves alone what others have made inert, such as focus mode. */
function setBackgroundInert(): void {
  for (const element of silenced) element.removeAttribute('inert')
  silenced = []
  if (layers.length === 0) return
  for (const child of document.body.children) if (isOfProduct(child)) silencePage(child)
  for (const { root } of layers.slice(0, -1)) silence(root)
}

function silencePage(element: Element): void {
  if (element.matches('[data-portal], [data-live-region], script, style')) return
  // A layer may be in the page itself, in a place that is marked like a portal.
  if (element.querySelector('[data-live-region], [data-portal]')) {
    for (const child of element.children) silencePage(child)
    return
  }
  silence(element)
}

function silence(element: Element): void {
  if (element.hasAttribute('inert')) return
  element.setAttribute('inert', '')
  silenced.push(element)
}

/** What has the focus; for an entry of a menu, which closes now, the menu's button. Null when the page has just changed. */
function findOpener(active: Element | null): Element | null {
  if (active === document.body) return null
  const label = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (label && document.getElementById(label)) || active
}

/** The first of these that takes the focus, or else the page's heading, or else `main`. */
function focusFirst(targets: (Element | null)[]): void {
  for (const target of [...targets, document.querySelector('h1'), document.querySelector('main')]) {
    if (!canTakeFocus(target)) continue
    target.focus()
    if (document.activeElement === target) break
  }
  focusReturned()
}

/** It is on the page, and not in a layer that fades out. */
function canTakeFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  const root = findRoot(element)
  return root === null || !closedRoots.has(root)
}
