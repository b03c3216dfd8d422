/** What is read without a pause in it, such as a paragraph. */
export interface TextBlock {
  text: string
  /** The text nodes, or the one picture, that it is made of, each with its first place in `text`. */
  parts: { node: Text | HTMLImageElement; at: number }[]
  /** The language tag of the text; empty where the page says none. */
  lang: string
  /** Said before it: the number of an item. */
  lead: string
  /** A pause follows. None before a part of the same line in another language. */
  hasPause: boolean
}

const skipped = [
  'button, [role="button"], input, select, textarea',
  'script, style, template, noscript, video, audio, canvas, iframe, svg',
  '[aria-hidden="true"], [data-read-aloud="off"]',
].join()
/** A heading that opens its text is a button, and is read like every heading. */
const headingButton = ':is(h1, h2, h3, h4, h5, h6) > button'

/** What is seen of the element and can be said, in the order of the page. */
export function textBlocks(root: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: TextBlock | null = null
  let lead = ''

  const end = (hasPause = true) => {
    if (open && /[\p{L}\p{N}]/u.test(open.text)) {
      blocks.push({ ...open, lead, hasPause })
      lead = ''
    } else if (hasPause) {
      const last = blocks.at(-1)
      if (last) last.hasPause = true
    }
    open = null
  }
  const add = (node: Text | HTMLImageElement, text: string, lang: string) => {
    if (open && open.lang !== lang) end(false)
    open ??= { text: '', parts: [], lang, lead: '', hasPause: true }
    open.parts.push({ node, at: open.text.length })
    open.text += text
  }
  const addText = (node: Text, keepsLines: boolean, lang: string) =>
    add(node, keepsLines ? node.data : node.data.replaceAll('\n', ' '), lang)

  const visit = (element: Element, inherited: string) => {
    const { display, visibility, whiteSpace } = getComputedStyle(element)
    // What has no box of its own is never visible to the browser's question.
    const isUnseen = display !== 'contents' && element.checkVisibility?.() === false
    if (display === 'none' || visibility === 'hidden' || isUnseen) return
    if (element.matches(skipped) && !element.matches(headingButton)) return
    const lang = element.getAttribute('lang') ?? inherited
    if (element instanceof HTMLImageElement) return addPicture(element, lang)
    if (element instanceof HTMLBRElement) return end()
    const isBlock = !display.startsWith('inline') && display !== 'contents'
    if (isBlock) end()
    lead = computeNumber(element) ?? lead
    for (const child of element.childNodes) {
      if (child instanceof Text) addText(child, /pre|break-spaces/.test(whiteSpace), lang)
      else if (child instanceof Element) visit(child, lang)
    }
    if (isBlock) end()
  }
  const addPicture = (image: HTMLImageElement, lang: string) => {
    end()
    if (image.alt) add(image, image.alt, lang)
    end()
  }
  visit(root, root.closest('[lang]')?.getAttribute('lang') ?? '')
  end()
  return blocks
}

/** What a numbered list shows before its item. */
function computeNumber(element: Element): string | null {
  const list = element.parentElement
  if (!(element instanceof HTMLLIElement && list instanceof HTMLOListElement)) return null
  const items = [...list.children].filter((child) => child instanceof HTMLLIElement)
  return `${list.start + items.indexOf(element)}. `
}
