import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { bootScript } from './boot-script.ts'
import { escapeAttribute, markedLines, pageMarks, registryLine } from './page-parts.ts'
import { pagePolicy } from './policy.ts'
import { staticFrame, staticStyles } from './static-frame.ts'
import { tooOldNotice, tooOldTest } from './too-old.ts'

const descriptions = {
  study: 'Study skills and assistive technology, in small steps, at your own pace.',
  pro: 'Workplace skills and assistive technology, in small steps, at your own pace.',
}

export interface PageOptions {
  hasFavicon: boolean
  /** The host has a web app manifest and an icon for home screens. */
  isInstallable?: boolean
  /** Further scripts of the same origin, e.g. the one that reloads the page in development. */
  scripts?: string[]
}

/**
 * The one HTML page, written when a release is promoted. The order matters: the preloads of the host come before the boot script,
 * which takes time to run; what the page draws itself waits for nothing.
 */
export function renderPage(
  registry: Registry,
  { hasFavicon, isInstallable = false, scripts = [] }: PageOptions,
): string {
  const { host } = registry
  const title = productTitles[host.edition]
  const address = (file: string) => escapeAttribute(`${host.folder}${file}`)
  // A preload must say the same as what it is for, or the browser loads the file twice.
  const checked = (file: string) => {
    const integrity = host.integrities?.[file]
    return integrity ? ` integrity="${escapeAttribute(integrity)}" crossorigin` : ''
  }
  return `<!doctype html>
<html lang="en-GB" data-mantine-color-scheme="light">
<head>
${lines([
  `<meta charset="utf-8">`,
  `<meta http-equiv="Content-Security-Policy" content="${pagePolicy([tooOldTest, bootScript], host.policy)}">`,
  `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  markedLines(
    pageMarks.head,
    lines([`<title>${title}</title>`, `<meta name="description" content="${descriptions[host.edition]}">`]),
  ),
  `<meta name="theme-color" content="#2F3E9E">`,
  hasFavicon && `<link rel="icon" type="image/svg+xml" href="${address('favicon.svg')}">`,
  isInstallable && `<link rel="apple-touch-icon" href="${address('apple-touch-icon.png')}">`,
  isInstallable && `<link rel="manifest" href="${address('app.webmanifest')}">`,
  markedLines(
    pageMarks.preloads,
    lines([
      ...host.initial.css.map((file) => `<link rel="preload" as="style" href="${address(file)}"${checked(file)}>`),
      ...host.initial.js.map((file) => `<link rel="preload" as="script" href="${address(file)}"${checked(file)}>`),
    ]),
  ),
  ...host.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address(file)}">`),
  markedLines(pageMarks.registry, registryLine(registry)),
  `<script>${tooOldTest}</script>`,
  `<script>${bootScript}</script>`,
  markedLines(
    pageMarks.files,
    lines([
      `<style>${staticStyles}</style>`,
      // Off until they are there (boot/start-files.ts): the browser would not draw the frame before.
      ...host.initial.css.map(
        (file) => `<link rel="stylesheet" media="not all" href="${address(file)}"${checked(file)}>`,
      ),
      markedLines(
        pageMarks.scripts,
        lines(host.initial.js.map((file) => `<script defer src="${address(file)}"${checked(file)}></script>`)),
      ),
    ]),
  ),
  ...scripts.map((src) => `<script defer src="${escapeAttribute(src)}"></script>`),
])}
</head>
<body>
${markedLines(
  pageMarks.body,
  `${staticFrame(title)}
<div id="root"><p role="status" id="starting">Loading ${title}…</p></div>
<noscript><p>${title} needs JavaScript. Switch it on in your browser, then reload this page.</p></noscript>
${tooOldNotice(host.edition, { isWholePage: true })}`,
)}
</body>
</html>
`
}

const lines = (all: (string | false)[]) => all.filter(Boolean).join('\n')
