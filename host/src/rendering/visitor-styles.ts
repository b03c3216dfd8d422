/** The host's style sheets take the place of the page's own, whose rules are the same, but for what changes the font. */
export function takeVisitorStyles(): void {
  const { dataset } = document.documentElement
  // Now, before they are on: with new ones, a browser may use a font that came late after all.
  if (!hasProductFont()) dataset.fallbackFont = ''
  delete dataset.forVisitors
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"][media="not all"]'))
    sheet.removeAttribute('media')
}

/** The app shows the page, and has all its styles. */
export function endVisitorStyles(): void {
  for (const own of document.querySelectorAll('#visitor-styles, #press-failure')) own.remove()
}

/** The text of such a page keeps its font while it is read. On the next page it is as everywhere. */
export function endVisitorFont(): void {
  document.getElementById('visitor-font')?.remove()
  delete document.documentElement.dataset.fallbackFont
}

/** Whether the page is in the product's font. One that comes late is not used for it: the text would move under the reader. */
function hasProductFont(): boolean {
  const sample = document.createElement('span')
  // Its narrow letters are much wider than those of the fallback, whose text is as wide on the whole.
  sample.textContent = 'Illicit fiji lilt'
  document.body.append(sample)
  const width = sample.offsetWidth
  sample.style.fontFamily = 'var(--font-fallback)'
  const isOther = width !== sample.offsetWidth
  sample.remove()
  return isOther
}
