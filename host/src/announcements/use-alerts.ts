import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { alertAppeared } from './announcements.model.ts'

/**
 * Tells of every alert that appears on the page, or changes. Screen readers read those by themselves, so nothing announces them, and
 * they come from every part of the product: the page itself is the one place that has them all.
 */
export function useAlerts(): void {
  const appeared = useUnit(alertAppeared)
  useEffect(() => {
    const announced = new WeakMap<Element, string>()
    const tell = (alert: Element) => {
      const words = readWords(alert)
      if (words === '' || announced.get(alert) === words) return
      announced.set(alert, words)
      appeared(words)
    }
    const observer = new MutationObserver((changes) => {
      const alerts = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest('[role="alert"]')
        if (around) alerts.add(around)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches('[role="alert"]')) alerts.add(node)
          for (const alert of node.querySelectorAll('[role="alert"]')) alerts.add(alert)
        }
      }
      for (const alert of alerts) {
        // An alert that is empty now can say the same again.
        if (alert.textContent === '') announced.delete(alert)
        if (alert.isConnected) tell(alert)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [appeared])
}

/** Its words without those of its buttons. */
function readWords(alert: Element): string {
  const texts = document.createTreeWalker(alert, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.closest('button, [hidden], [aria-hidden="true"]')) words.push(text.textContent ?? '')
  }
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(' ')
}
