// docs/architecture.md#a-release
import { expect, test } from 'vitest'
import type { FileStore } from '../store/store.ts'
import { styleProblems } from './check-styles.ts'

const problemsOf = (css: string) =>
  styleProblems({ read: async () => Buffer.from(css) } as unknown as FileStore, 'remotes/clock/1.0.0', {
    integrities: { 'page.js': '', 'page.css': '' },
  })

test.each([
  '.clock-hand-x1{color:red}',
  'nav .clock-hand-x1>a:hover{color:red}',
  '@media print{.clock-hand-x1{display:none}}',
  '@keyframes clock-turn-x1{from{opacity:0}50%{opacity:1}}',
  ':where(.gauge-face) button{color:red}',
  '::highlight(clock-hand){color:red}',
  '.clock-face-x1{& .mantine-Button-root{color:red}}',
])('a remote may style what is its own: %s', async (css) => {
  expect(await problemsOf(css)).toEqual([])
})

test.each([
  ['nav{display:none}', 'nav'],
  ['.clock-hand-x1,*:focus-visible{outline:none}', '*:focus-visible'],
  ['@media (width > 1px){body{display:none}}', 'body'],
  ['body:has(.clock-hand-x1){display:none}', 'body:has(.clock-hand-x1)'],
  ['main:not(.clock-hand-x1){display:none}', 'main:not(.clock-hand-x1)'],
  ['.host-bar-x1{display:none}', '.host-bar-x1'],
  ['.ui-row{gap:0}', '.ui-row'],
  ['.mantine-Button-root{color:red}', '.mantine-Button-root'],
  [':is(.clock-hand-x1,nav){color:red}', ':is(.clock-hand-x1,nav)'],
  ['#main{display:none}', '#main'],
  ['nav{& a{color:red}}', 'nav  :is(nav)  a'],
])('a rule that may style other parts is refused: %s', async (css, selectors) => {
  expect(await problemsOf(css)).toEqual([
    `page.css may style other parts of the page, by ${selectors}. Use classes of a CSS module (*.module.css).`,
  ])
})

test('a sheet with many of them names five', async () => {
  const [problem] = await problemsOf('a,b,i,p,q,s,u{color:red}')
  expect(problem).toContain('by a  b  i  p  q and 2 more.')
})
