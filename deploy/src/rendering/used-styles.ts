import { PurgeCSS } from 'purgecss'
import { replaceStyleAttributes, styleRules } from './style-attributes.ts'

/** What the HTML gets later: from the boot script, from the app, and from the reader. */
const laterAttributes = [
  'data-scripts',
  'data-fallback-font',
  'data-mantine-color-scheme',
  'data-swatch',
  'data-contrast',
  'data-button-names',
  'open',
]

/** Of the look that the boot script sets (shared/display/look.ts), and of the font that the app measures. */
const laterVariables = ['--font-product', '--font-fallback', '--color-surface', '--color-ink']

/** The rules of `css` that the HTML uses, also by the rules that it has in it and in its style attributes. */
export async function usedStyles(html: string, css: string): Promise<string> {
  const own = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules)
  const { html: body, declarations } = replaceStyleAttributes(html)
  const [, used] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${body}</body></html>`, extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: findSelectors }],
    css: [{ raw: [...own, styleRules(declarations)].join('\n') }, { raw: css }],
    dynamicAttributes: laterAttributes,
    safelist: { variables: laterVariables },
    variables: true,
    keyframes: true,
  })
  return withoutFonts(used?.css ?? '')
}

/** What the files in the style sheet of this folder are called in a page. */
export const withAddresses = (css: string, folder: string): string =>
  css.replaceAll(/url\((["']?)(?!["']?(?:data:|https?:|\/|#))/g, `url($1${folder}`)

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

/** Fonts of the device are kept. Of those with a file the page declares its one itself (page-for-visitors.ts). */
const withoutFonts = (styles: string) => styles.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
