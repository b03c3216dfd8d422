import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const font = readFileSync(
  fileURLToPath(
    import.meta.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
  ),
).toString('base64')

/** The essay plan as a page to print: a mind map with room to write, whose text is in the order of the essay. */
export function pageOf({ name, title, option, branches }) {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${name}</title><style>${style}</style></head>
<body data-size="${sizeOf(branches[1].children.length)}">
<h1><span>${title}</span> <small>Option ${option}</small></h1>
${branches.map(branch).join('\n')}
<p class="hint">Write a few words on each line. The reference list is not counted in the words.</p>
</body></html>`
}

function branch({ text, children, side }, index) {
  return `<section class="${side} branch-${index}"><h2>${text}</h2><ul>${children.map(item).join('')}</ul></section>`
}

/** The more paragraphs there are, the less room each has to write in. */
const sizeOf = (paragraphs) => (paragraphs > 8 ? 'large' : paragraphs > 4 ? 'middle' : 'small')

const item = ({ text, children }) =>
  children.length === 0
    ? `<li><p>${text}</p></li>`
    : `<li><h3>${text}</h3><ul>${children.map((child) => `<li><p>${child.text}</p></li>`).join('')}</ul></li>`

const style = `
@font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
@page { size: A4 landscape; margin: 10mm; }
* { box-sizing: border-box; margin: 0; padding: 0; print-color-adjust: exact; }
body { display: grid; grid-template-columns: 70mm 42mm 1fr; grid-template-rows: 1fr auto 1fr auto; gap: 0 9mm; height: 189mm;
  font: 11pt/1.3 Atkinson, sans-serif; color: #1b2333; }
ul { list-style: none; }
h1 { grid-area: 2 / 2; align-self: center; padding: 7mm 4mm; border-radius: 8mm; background: #6a5acd; color: #fff;
  font-size: 15pt; line-height: 1.2; text-align: center; }
h1 small { display: block; margin-top: 2mm; font-size: 11pt; font-weight: 500; }
section { position: relative; padding: 4mm 5mm; border: 0.6mm solid #6a5acd; border-radius: 5mm; }
section::after { content: ""; position: absolute; background: #6a5acd; }
.branch-0 { grid-area: 1 / 1 / 3 / 2; align-self: start; }
.branch-2 { grid-area: 2 / 1 / 4 / 2; align-self: end; }
.branch-1 { grid-area: 1 / 3 / 4 / 4; align-self: center; }
.left::after { left: 100%; width: 9mm; height: 0.6mm; top: 50%; }
.left::before { content: ""; position: absolute; left: calc(100% + 9mm); width: 0.6mm; background: #6a5acd; }
.branch-0::before { top: 50%; height: 60mm; }
.branch-2::before { bottom: 50%; height: 60mm; }
.branch-1::after { right: 100%; width: 9mm; height: 0.6mm; top: 50%; }
h1 { position: relative; z-index: 1; }
h2 { margin-bottom: 2mm; color: #463a9e; font-size: 13pt; }
h3 { font-size: 10.5pt; }
.left li p { padding-bottom: 9mm; border-bottom: 0.25mm dashed #565f73; }
.left li + li p { padding-top: 1.5mm; }
.branch-1 > ul { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 5mm; }
.branch-1 > ul > li { padding: 2mm 3mm; border-radius: 3mm; background: #f1effb; break-inside: avoid; }
.branch-1 li li p { padding-bottom: 1.2mm; border-bottom: 0.25mm dashed #565f73; font-size: 9pt; }
[data-size="small"] .branch-1 li li p { padding-bottom: 11mm; }
[data-size="middle"] .branch-1 li li p { padding-bottom: 2.2mm; }
[data-size="large"] .branch-1 { padding: 3mm 4mm; }
[data-size="large"] .branch-1 > ul { grid-template-columns: 1fr 1fr 1fr; gap: 2mm 3mm; }
[data-size="large"] .branch-1 > ul > li { padding: 1.2mm 2mm; }
[data-size="large"] h3 { font-size: 8.5pt; }
[data-size="large"] .branch-1 li li p { padding-bottom: 0; font-size: 8pt; }
.hint { grid-area: 4 / 1 / 5 / 4; padding-top: 3mm; color: #565f73; font-size: 10pt; }
`
