import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { Registry, RegistryRemote } from '@stepwise/shared/contracts/remote'
import type { RenderedFacts } from '@stepwise/shared/contracts/rendered-page'
import { formatLook } from '@stepwise/shared/display/look-cookie'
import {
  escapeAttribute,
  jsonForHtml,
  pageMarks,
  pageRegistryLine,
  registryLine,
  replaceMarked,
} from '../page/page-parts.ts'
import { tooOldNotice } from '../page/too-old.ts'
import { pageRegistry } from './page-registry.ts'
import { replaceStyleAttributes, styleRules } from './style-attributes.ts'

/** The parts of a release's page (page.ts) in which its content is filled: the same for every person. */
export interface PageFrame {
  /** Up to the content. */
  before: string
  after: string
}

const place = '<!--content-->'

/**
 * The page for one page of a remote: with the style sheets of its content, which is drawn with them, and without a frame of its own. The
 * first script adds those of the host when the content has been drawn (boot/start-drawn.ts).
 */
export function splitFrame(html: string, registry: Registry, remote: RegistryRemote, page: string): PageFrame {
  const styles = remote.pages[page]?.css ?? []
  const marked = replaceMarked(withRegistryBelow(html, registry, remote, page), pageMarks.scripts, '')
    .replaceAll(' media="not all"', '')
    // Behind the style sheets and the pictures in sight.
    .replaceAll('<link rel="preload" as="script" ', '<link rel="preload" as="script" fetchpriority="low" ')
  const links = (attributes: string) =>
    styles
      .map((name) => {
        const integrity = remote.integrities?.[name]
        const checked = integrity ? ` integrity="${escapeAttribute(integrity)}"` : ''
        return `<link ${attributes} href="${escapeAttribute(remote.folder + name)}"${checked} crossorigin>\n`
      })
      .join('')
  return splitAtContent(
    marked
      .replace(`<!--${pageMarks.preloads}-->`, (mark) => `${links('rel="preload" as="style"')}${mark}`)
      .replace('</head>', () => `${links('rel="stylesheet"')}${firstFrame}</head>`),
    registry.host.edition,
  )
}

/** Chromium draws first when all of the content is there (`#starting` follows it): a frame without it takes a slow laptop as long as one with it. */
const firstFrame = '<link rel="expect" href="#starting" blocking="render">\n'

/** The first script of an earlier release reads the whole registry in the head. */
function withRegistryBelow(html: string, registry: Registry, remote: RegistryRemote, page: string): string {
  const moved = replaceMarked(html, pageMarks.registry, pageRegistryLine(pageRegistry(registry, remote, page)))
  return moved === html ? html : moved.replace('</body>', () => `${registryLine(registry)}\n</body>`)
}

/** A page with the place of its content in it, and with what stands around it. */
export function splitAtContent(html: string, edition: Registry['host']['edition']): PageFrame {
  const [before = '', after = ''] = replaceMarked(
    html
      // It is in the head of the answer. Here, a browser would not look ahead for what the page needs.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/, '')
      .replace('</head>', () => `${withheldStyles}\n</head>`),
    pageMarks.body,
    `<div id="root">${place}</div>
<p role="status" id="starting" hidden>Loading ${productTitles[edition]}…</p>
${tooOldNotice(edition, { isWholePage: false })}`,
  ).split(place)
  return { before, after }
}

/** Of content that is not for who sees it now (boot/rendered-content.ts), and of the notice over it (boot/early-press.ts). */
const withheldStyles =
  '<style>[data-withheld] #root{display:none}#press-failure{position:fixed;inset:auto 16px 16px;z-index:1000;padding:0 16px;border-radius:10px;background:#1B2333;color:#FFF}#press-failure button{min-height:44px;margin-bottom:16px;padding:0 1.5rem;font:inherit}</style>'

/** The page with its content, and with what that was made from. Its style attributes are rules until the app sets them (host/src/rendering). */
export function fillFrame(
  { before, after }: PageFrame,
  content: string,
  facts: RenderedFacts,
  answers: unknown,
): string {
  const { html, declarations } = replaceStyleAttributes(content)
  const marked = before.replace('<html ', () => `<html data-rendered="${formatLook(facts.look)}" `)
  return [
    marked.replace(/(?=<div id="root">$)/, () => `<style id="rendered-styles">${styleRules(declarations)}</style>\n`),
    html,
    '</div>',
    `<script type="application/json" id="rendered">${jsonForHtml({ ...facts, styles: declarations })}</script>`,
    `<script type="application/json" id="answers">${jsonForHtml(answers)}</script>`,
    after.slice('</div>'.length),
  ].join('')
}
