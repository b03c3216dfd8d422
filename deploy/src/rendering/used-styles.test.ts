import { expect, test } from 'vitest'
import { usedStyles, withAddresses } from './used-styles.ts'

// docs/decisions/082-rendered-pages.md

test('only the rules that the HTML uses are kept, with those of states that come later', async () => {
  const styles = await usedStyles(
    '<p class="lead">Hello</p><details class="q"><summary>Why?</summary></details>',
    `.lead { color: red } .gone { color: blue } .lead:hover { color: green } .q[open] { margin: 1px }
     html[data-scripts] .lead { display: none } @media print { .lead { color: black } .gone { color: black } }
     html[data-swatch] .gone { color: white } :root[data-contrast] { --ink: black } @keyframes turn { to { rotate: 1turn } }
     @font-face { font-family: other; src: url(other.woff2) } @font-face { font-family: own; src: local("Arial") }
     :root { --one: 1; --two: var(--three); --three: 3 } .lead { margin: var(--two); color: var(--ink); font-family: own }`,
  )
  const rules = [
    '.lead {',
    '.lead:hover',
    '.q[open]',
    'html[data-scripts] .lead',
    '@media print',
    '--ink: black',
    'local("Arial")',
  ]
  for (const kept of [...rules, '--two: var(--three)', '--three: 3']) expect(styles).toContain(kept)
  for (const rule of ['.gone', 'other.woff2', '--one', 'turn']) expect(styles).not.toContain(rule)
})

test('rules that the HTML’s own rules and style attributes use stay', async () => {
  const styles = await usedStyles(
    '<style data-made="1">.a { --gap: 1px; gap: var(--wide) }</style><p class="a" style="color:var(--ink)">A</p>',
    ':root { --wide: 2px; --ink: black; --paper: white } .a { padding: var(--gap) }',
  )
  expect(styles).toContain('--wide: 2px; --ink: black')
  expect(styles).not.toMatch(/--paper|data-made|data-style/)
  expect(styles).toContain('padding: var(--gap)')
})

test('files that a style sheet names are those of its folder', () => {
  const css = `a { background: url(assets/a.svg), url("assets/b.svg"), url('/c.svg'), url(data:image/png;base64,x) }`
  expect(withAddresses(css, '/host/1/')).toBe(
    `a { background: url(/host/1/assets/a.svg), url("/host/1/assets/b.svg"), url('/c.svg'), url(data:image/png;base64,x) }`,
  )
})
