import { PurgeCSS } from 'purgecss'
import { replaceStyleAttributes, styleRules } from './style-attributes.ts'

/** What the HTML gets later: from the boot script, from the hydration handover, and from the reader. */
const laterAttributes = [
  'data-signed-in',
  'data-scripts',
  'data-fallback-font',
  'data-mantine-color-scheme',
  'data-swatch',
  'data-contrast',
  'data-button-names',
  'open',
]

/** Of the look that the boot script sets (shared/display/look.ts), and of the font that the hydration handover measures. */
const laterVariables = ['--font-product', '--font-fallback', '--color-surface', '--color-ink']

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
  const { html: body, declarations } = replaceStyleAttributes(withoutElements)
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${body}</body></html>`, extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: findSelectors }],
    css: [{ raw: [css, ...own, styleRules(declarations)].join('\n') }],
    dynamicAttributes: laterAttributes,
    safelist: { variables: laterVariables },
    variables: true,
    keyframes: true,
  })
  return { html: body, styles: withoutFonts(used?.css ?? '') }
}

/** What a selector can name of rendered HTML. The text itself, and the values of addresses, are no names of classes. */
function findSelectors(html: string) {
  const attributes = [...html.matchAll(/\s([a-z][\w:-]*)="([^"]*)"/gi)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
  const collectValues = (wanted: string) =>
    attributes.filter(({ name }) => name === wanted).flatMap(({ value }) => value.split(/\s+/))
  return {
    tags: [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag),
    classes: collectValues('class'),
    ids: collectValues('id'),
    attributes: { names: attributes.map(({ name }) => name), values: attributes.map(({ value }) => value) },
    undetermined: [],
  }
}

/** Fonts of the device are kept. Of those with a file the page declares its one itself (page-with-prerendered-html.ts). */
const withoutFonts = (styles: string) => styles.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
