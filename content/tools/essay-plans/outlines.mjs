import { wordFile } from '@stepwise/study-tools/word-file'
import { escapeXml } from './xml.mjs'

const rootOf = ({ title, option }) => `${title}, option ${option}`

/** The essay plan as an OPML outline: one topic for the map's middle, and all others below it. */
export function makeOpml(outline) {
  const root = line({ text: rootOf(outline), children: outline.branches }, 2)
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head>
    <title>${escapeXml(outline.name)}</title>
  </head>
  <body>
${root}
  </body>
</opml>
`
}

function line({ text, children }, depth) {
  const space = '  '.repeat(depth)
  const start = `${space}<outline text="${escapeXml(text)}"`
  if (children.length === 0) return `${start}/>`
  return [`${start}>`, ...children.map((child) => line(child, depth + 1)), `${space}</outline>`].join('\n')
}

/** The essay plan as a Word document of headings alone: programs that import one make a branch of each. */
export function makeWordOutline(outline) {
  const blocks = outline.branches.flatMap((branch) => headings(branch, 1))
  return wordFile({ title: outline.name, blocks: [{ style: 'Title', text: rootOf(outline) }, ...blocks] })
}

const headings = ({ text, children }, level) => [
  { style: `Heading${level}`, text },
  ...children.flatMap((child) => headings(child, level + 1)),
]
