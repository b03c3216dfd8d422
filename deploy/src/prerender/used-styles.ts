import Beasties from 'beasties'

/** Depends on what happens in the page later, so its rules are kept: see boot.js, the app's take-over, and questions that are opened. */
const later = [/data-signed-in/, /data-fallback-font/, /\[open\]/, /data-mantine-color-scheme/, /:target/]

/**
 * HTML without style attributes and style elements, and the rules that it uses of its own and of `css`. The page's policy forbids style
 * attributes: each becomes a rule that is as strong as they are against the rules of classes.
 */
export async function usedStyles(html: string, css: string): Promise<{ html: string; styles: string }> {
  const own: string[] = []
  const withoutElements = html.replaceAll(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, rules: string) => {
    own.push(rules)
    return ''
  })
  const attributes = new Map<string, number>()
  const body = withoutElements.replaceAll(
    /(<[a-z][^<>]*?) style="([^"]*)"/g,
    (_, tag: string, declarations: string) => {
      const number = attributes.get(declarations) ?? attributes.size
      attributes.set(declarations, number)
      return `${tag} data-style="${number}"`
    },
  )
  const inline = [...attributes].map(
    ([declarations, number]) => `${`[data-style="${number}"]`.repeat(3)}{${unescaped(declarations)}}`,
  )
  const page = `<html><head><style>${[css, ...own, ...inline].join('\n')}</style></head><body>${body}</body></html>`
  const reduced = await reducer().process(page)
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(reduced) ?? []
  return { html: body, styles }
}

const reducer = () =>
  new Beasties({
    external: false,
    reduceInlineStyles: true,
    pruneSource: false,
    preloadFonts: false,
    inlineFonts: false,
    keyframes: 'critical',
    // Its compression drops a semicolon here and there (0.5.4).
    compress: false,
    logLevel: 'silent',
    allowRules: later,
  })

const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
