/**
 * What translators and reading helpers do to a page: every text node (but spaces) is taken out and put into elements of theirs, also those
 * that come later. React still knows the nodes that it made. Self-contained: journeys run it in the page.
 */
export function wrapTexts(): { stop: () => void } {
  const wrapAll = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('font, script, style, svg, textarea, option, title')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver(wrapAll)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  wrapAll()
  return { stop: () => observer.disconnect() }
}
