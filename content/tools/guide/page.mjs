import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { readDrawing } from './source.mjs'

const font = readFileSync(
  fileURLToPath(
    import.meta.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  ),
).toString('base64')

const marked = new Marked({
  renderer: {
    image: (picture) =>
      `<img alt="${picture.text}" src="data:image/svg+xml;base64,${Buffer.from(readDrawing(picture)).toString('base64')}">`,
    // The first cell of a row names it.
    table({ header, rows }) {
      const cell = ({ tokens }) => this.parser.parseInline(tokens)
      const head = header.map((one) => `<th scope="col">${cell(one)}</th>`).join('')
      const row = ([name, ...others]) =>
        `<tr><th scope="row">${cell(name)}</th>${others.map((one) => `<td>${cell(one)}</td>`).join('')}</tr>`
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`
    },
  },
})

/** The guide as a page to print. */
export function makePage({ title, subtitle, subject, edition, tokens }) {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${subject}"><style>${style}</style></head>
<body><header><h1>${title}</h1><p>${subtitle}</p><p>${edition}</p></header>${marked.parser(tokens)}</body></html>`
}

/** Page numbers. Chromium marks what is in the margin as decoration, so that screen readers skip it. */
export const footer = `<div style="width:100%;padding:0 20mm;font:9pt sans-serif;color:#565f73;text-align:right">
<span class="pageNumber"></span> / <span class="totalPages"></span></div>`

const style = `
@font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
* { box-sizing: border-box; print-color-adjust: exact; }
body { margin: 0; font: 12pt/1.5 Atkinson, sans-serif; color: #1b2333; }
header { margin-bottom: 8mm; padding-bottom: 6mm; border-bottom: 1mm solid #2f3e9e; }
header p { margin: 0; color: #565f73; }
h1 { margin: 0 0 2mm; color: #2f3e9e; font-size: 28pt; line-height: 1.15; }
h2 { margin: 10mm 0 3mm; color: #2f3e9e; font-size: 19pt; line-height: 1.2; }
h3 { margin: 6mm 0 2mm; font-size: 14pt; line-height: 1.25; }
h1, h2, h3 { break-after: avoid; }
p, ul, ol, table, blockquote { margin: 0 0 4mm; }
p, li { orphans: 3; widows: 3; }
ul, ol { padding-left: 7mm; }
li { margin-bottom: 1.2mm; break-inside: avoid; }
img { display: block; width: 90mm; border-radius: 4mm; break-inside: avoid; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 2.2mm 3mm; border: 0.3mm solid #8a90a0; text-align: left; vertical-align: top; }
thead th { background: #2f3e9e; color: #fff; }
tbody th { width: 34%; background: #f4efe4; font-weight: 600; }
tr { break-inside: avoid; }
blockquote { padding: 3mm 5mm 0.1mm; border-left: 1.2mm solid #2f3e9e; background: #f4f5fc; break-inside: avoid; }
`
