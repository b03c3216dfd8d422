/** Buttons and links of sources. Not IconButton, which marks itself. */
const attributes = String.raw`((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?)`
const buttons = new RegExp(
  String.raw`<(a|button|summary|Link|(?!Icon)(?:[A-Z]\w*\.)?[A-Z]\w*Button)\b${attributes}(?:/>|>([\s\S]*?)</\1>)`,
  'g',
)
const tags = new RegExp(String.raw`</?[A-Za-z][\w.]*${attributes}>`, 'g')
const choiceOfIcons = /\{[^{}'"`]*\?\s*\(?\s*\)?\s*:\s*\(?\s*\)?\s*\}/g

/**
 * The buttons and links in this source that are an icon alone and have no mark, without which no tip says their name
 * (docs/product/accessibility.md#tooltips): their opening tags.
 */
export function findUnmarkedIcons(source: string): string[] {
  return [...source.matchAll(buttons)].flatMap(([, name, given = '', children = '']) => {
    const isNamed = /\baria-label(?:ledby)?=/.test(given)
    const isMarked = /\bdata-(?:icon-name|short-name|tip)\b/.test(given)
    const words = children.replaceAll(tags, '').replaceAll(choiceOfIcons, '')
    return isNamed && !isMarked && !/[\p{L}\p{N}]/u.test(words) ? [`<${name}${given.replaceAll(/\s+/g, ' ')}>`] : []
  })
}
