import { escapeHtml } from '../../html.ts'

/** One web page that needs nothing else: it is read, filled and printed from a file, without a network. `style` is its own CSS. */
export function wholePage(title: string, style: string, body: string) {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${commonStyle}${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}

const commonStyle = `
* { box-sizing: border-box; }
html { background: Canvas; color: CanvasText; }
body { overflow-wrap: anywhere; max-width: 46rem; margin: 0 auto; padding: 1rem 1rem 6rem; font: 1.125rem/1.6 system-ui, sans-serif; }
h1 { line-height: 1.2; }
.quiet { opacity: 0.8; }
@media print {
  html { color-scheme: only light; }
  body { max-width: none; font-size: 11pt; }
  h2, h3 { break-after: avoid; }
}
`
