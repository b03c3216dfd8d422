import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { pageTitle } from '@stepwise/shared/routing/page-title'
import { escapeAttribute, jsonForHtml, pageMarks, replaceMarked } from '../page/page-parts.ts'
import { fillFrame, splitAtContent } from './page-with-content.ts'
import type { VisitorPage } from './visitor-pages.ts'

/**
 * The page that a release has written (page.ts), with the content that visitors see at one address, its styles, and what search engines
 * read. `origin` is the product's address as people know it. The host's files are left out: the first script adds them when the page is used.
 */
export function pageForVisitors(html: string, registry: Registry, page: VisitorPage, origin: string): string {
  const { content, facts, answers } = page
  const marked = html.replace('<html ', '<html data-for-visitors ')
  const filled = [
    [pageMarks.head, headLines(registry, page, origin)],
    [pageMarks.preloads, ''],
    [
      pageMarks.files,
      `<style id="visitor-styles">${content.styles}</style>\n<style id="visitor-font">${fontFace(registry)}</style>`,
    ],
  ].reduce((text, [mark = '', lines = '']) => replaceMarked(text, mark, lines), marked)
  return fillFrame(splitAtContent(filled, registry.host.edition), content.html, facts, answers)
}

function headLines(registry: Registry, { route, path, content }: VisitorPage, origin: string): string {
  const { edition } = registry.host
  const product = productTitles[edition]
  const title = escapeAttribute(pageTitle(path, product, route.title))
  const { description: sentence = '' } = content
  const description = escapeAttribute(sentence)
  const address = escapeAttribute(origin + path)
  const picture = escapeAttribute(`${origin}/images/og/og-${edition}.png`)
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: pageTitle(path, product, route.title),
    description: sentence,
    url: origin + path,
    inLanguage: 'en-GB',
    isPartOf: { '@type': 'WebSite', name: product, url: `${origin}/` },
    ...content.facts,
  }
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${product}">`,
    `<meta property="og:title" content="${title}">`,
    description && `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:locale" content="en_GB">`,
    `<meta property="og:image" content="${picture}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:image:alt" content="${escapeAttribute(`${product}, drawn as a path of steps`)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${jsonForHtml(facts)}</script>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * The product's font, which a style sheet of the host declares that is not loaded yet. It stays: the host's face of the same name comes
 * before it, so that the text does not change when the app takes over, nor when the font comes too late for this page.
 */
function fontFace({ host }: Registry): string {
  const [file] = host.fonts
  if (!file) return ''
  return `@font-face{font-family:"Atkinson Hyperlegible Next Variable";font-style:normal;font-display:optional;font-weight:400 750;src:url(${host.folder}${file}) format("woff2-variations");unicode-range:${latin}}`
}

/** What the file has of Unicode, as its package declares it. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
