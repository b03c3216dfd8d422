/** HTML without style attributes, which the page's policy forbids, and the declarations of each by the number in its `data-style`. */
export function replaceStyleAttributes(html: string): { html: string; declarations: string[] } {
  const numbers = new Map<string, number>()
  const replaced = html.replaceAll(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, declarations: string) => {
    const number = numbers.get(declarations) ?? numbers.size
    numbers.set(declarations, number)
    return `${tag} data-style="${number}"`
  })
  return { html: replaced, declarations: [...numbers.keys()].map(unescaped) }
}

/** Rules that are as strong as style attributes are against the rules of classes. */
export const styleRules = (declarations: readonly string[]): string =>
  declarations.map((each, number) => `${`[data-style="${number}"]`.repeat(3)}{${each}}`).join('\n')

const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
