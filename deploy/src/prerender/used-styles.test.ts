import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

// docs/decisions/020-prerendered-public-pages.md

test('only the rules that the HTML uses are kept, with those of states that come later', async () => {
  const { styles } = await usedStyles(
    '<p class="lead">Hello</p><details class="q"><summary>Why?</summary></details>',
    `.lead { color: red } .gone { color: blue } .lead:hover { color: green } .q[open] { margin: 1px }
     html[data-signed-in] .lead { display: none } @media print { .lead { color: black } .gone { color: black } }
     html[data-swatch] .gone { color: white } :root[data-contrast] { --ink: black } @keyframes turn { to { rotate: 1turn } }
     @font-face { font-family: other; src: url(other.woff2) } @font-face { font-family: own; src: local("Arial") }
     :root { --one: 1; --two: var(--three); --three: 3 } .lead { margin: var(--two); color: var(--ink); font-family: own }`,
  )
  const rules = [
    '.lead {',
    '.lead:hover',
    '.q[open]',
    'html[data-signed-in] .lead',
    '@media print',
    '--ink: black',
    'local("Arial")',
  ]
  for (const kept of [...rules, '--two: var(--three)', '--three: 3']) expect(styles).toContain(kept)
  for (const rule of ['.gone', 'other.woff2', '--one', 'turn']) expect(styles).not.toContain(rule)
})

test('style attributes and elements, which the policy forbids or moves, become rules of the HTML', async () => {
  const { html, styles } = await usedStyles(
    '<style data-made="1">.a { --gap: 1px; gap: var(--gap) }</style><p class="a" style="--x:1;--y:&quot;q&quot;">A</p><p class="a" style="--x:1;--y:&quot;q&quot;">B</p>',
    '.a { padding: var(--x); font-family: var(--y) }',
  )
  expect(html).toBe('<p class="a" data-style="0">A</p><p class="a" data-style="0">B</p>')
  expect(styles).toContain('[data-style="0"][data-style="0"][data-style="0"]{--x:1;--y:"q"}')
  expect(styles.replaceAll(/\s/g, '')).toContain('.a{--gap:1px;gap:var(--gap)}')
})
