/** What can have the focus, a value or a state that a reader has changed. */
export const states = 'a[href], button, input, textarea, select, summary, details, video, [tabindex]'

const attributes = ['id', 'name', 'type', 'href', 'aria-label']

/** What tells an element from its neighbours, and is the same wherever the page was rendered. */
function signature(element: Element, names: string[]): string {
  const { localName } = element
  const named = names.map((name) => (isGenerated(element, name) ? '' : element.getAttribute(name)))
  const text = localName === 'details' ? element.querySelector('summary')?.textContent : ownText(element)
  return [localName, ...named, text].join('|')
}

const ownText = (element: Element) => (/^(a|button|summary|h\d)$/.test(element.localName) ? element.textContent : '')

/** Ids and group names that React or Mantine have made differ from render to render. */
const isGenerated = (element: Element, name: string) =>
  /^(_r_|:r|mantine-)/.test(element.getAttribute(name) ?? '') || (name === 'name' && element.localName === 'details')

/**
 * The element of `root` that stands for `element` of `prerendered`: the one that is alike, and of several the one in the same place. A
 * link of the prerendered HTML may lead elsewhere than the app's, which can do more than a page without scripts.
 */
export function counterpart(prerendered: Element, element: Element, root: Element): HTMLElement | undefined {
  return alikeIn(attributes) ?? alikeIn(attributes.filter((name) => name !== 'href'))

  function alikeIn(names: string[]): HTMLElement | undefined {
    const wanted = signature(element, names)
    const alike = (within: Element) =>
      [...within.querySelectorAll<HTMLElement>(states)].filter((one) => signature(one, names) === wanted)
    return alike(root)[alike(prerendered).indexOf(element as HTMLElement)] ?? alike(root)[0]
  }
}
