import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const font = readFileSync(
  fileURLToPath(
    import.meta.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  ),
).toString('base64')

/** The essay plan to print: a mind map of the whole on the first page, then a section with lines to write on for each part. */
export function makePage({ name, title, option, branches }) {
  const [introduction, body, conclusion] = branches
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${name}</title><style>${style}</style></head>
<body>
<div class="map">
<h1><span>${title}</span> <small>Option ${option}</small></h1>
${branches.map(branch).join('\n')}
<p class="hint">The next pages have room to write. The reference list is not counted in the words.</p>
</div>
${[introduction, ...body.children, conclusion].map(section).join('\n')}
</body></html>`
}

function branch({ text, children, side }, index) {
  return `<section class="branch ${side} branch-${index}"><p class="name">${text}</p><ul>${children.map(item).join('')}</ul></section>`
}

const item = ({ text }) => `<li>${text}</li>`

function section({ text, children }) {
  const lines = children.length > 3 ? 2 : 6
  const line = '<div class="line"></div>'
  return `<section class="part"><h2>${text}</h2>${children.map((child) => `<h3>${child.text}</h3>${line.repeat(lines)}`).join('')}</section>`
}

const style = `
@font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
@page { size: A4 portrait; margin: 14mm; }
@page map { size: A4 landscape; margin: 10mm; }
* { box-sizing: border-box; margin: 0; padding: 0; print-color-adjust: exact; }
body { font: 12pt/1.35 Atkinson, sans-serif; color: #1b2333; }
ul { list-style: none; }
.map { page: map; display: grid; grid-template-columns: 70mm 42mm 1fr; grid-template-rows: 1fr auto 1fr auto; gap: 0 9mm; height: 189mm; }
h1 { grid-area: 2 / 2; position: relative; z-index: 1; align-self: center; padding: 7mm 4mm; border-radius: 8mm; background: #6a5acd;
  color: #fff; font-size: 16pt; line-height: 1.2; text-align: center; }
h1 small { display: block; margin-top: 2mm; font-size: 12pt; font-weight: 500; }
.branch { position: relative; padding: 4mm 5mm; border: 0.6mm solid #6a5acd; border-radius: 5mm; }
.branch::after { content: ""; position: absolute; background: #6a5acd; }
.branch-0 { grid-area: 1 / 1 / 3 / 2; align-self: start; margin-top: 14mm; }
.branch-2 { grid-area: 2 / 1 / 4 / 2; align-self: end; margin-bottom: 14mm; }
.branch-1 { grid-area: 1 / 3 / 4 / 4; align-self: center; }
.left::after { left: 100%; width: 9mm; height: 0.6mm; top: 50%; }
.left::before { content: ""; position: absolute; left: calc(100% + 9mm); width: 0.6mm; background: #6a5acd; }
.branch-0::before { top: 50%; height: 60mm; }
.branch-2::before { bottom: 50%; height: 60mm; }
.branch-1::after { right: 100%; width: 9mm; height: 0.6mm; top: 50%; }
.name { margin-bottom: 2mm; color: #463a9e; font-size: 14pt; font-weight: 700; }
.branch li { padding: 1.2mm 0; }
.hint { grid-area: 4 / 1 / 5 / 4; padding-top: 3mm; color: #565f73; }
.part { break-inside: avoid; padding-bottom: 8mm; }
h2 { margin-bottom: 3mm; padding: 1.5mm 4mm; border-left: 2mm solid #6a5acd; background: #f1effb; color: #463a9e; font-size: 15pt; }
h3 { padding: 1.5mm 0 0; font-size: 12pt; }
.line { height: 9.5mm; border-bottom: 0.25mm solid #565f73; }
`
