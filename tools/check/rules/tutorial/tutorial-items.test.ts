import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { tutorialItems } from './tutorial-items.ts'

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n\n`

test('a page is read in its order: commands with what they print, changes, looks and ends', () => {
  const page = [
    '# A page\n\nSome words.\n\n',
    block('sh', 'npm start'),
    block('text', '…\nReady at http://localhost:4000'),
    '**In the browser:** the menu has\n“Journal”.\n\n',
    block('diff', '--- a/x\n+++ b/x'),
    block('sh', 'npm test'),
    block('text fails', 'refused'),
    'Press **Ctrl+C** in the terminal of `npm start`.\n',
  ]
  expect(tutorialItems(page.join(''))).toEqual([
    { does: 'run', command: 'npm start', prints: ['…', 'Ready at http://localhost:4000'], fails: false },
    { does: 'look', sees: 'the menu has “Journal”.' },
    { does: 'change', diff: '--- a/x\n+++ b/x\n' },
    { does: 'run', command: 'npm test', prints: ['refused'], fails: true },
    { does: 'stop', command: 'npm start' },
  ])
})

test.each([
  ['two commands in one block', block('sh', 'npm start\nnpm test')],
  ['another language', block('bash', 'npm start')],
  ['an output of nothing', block('text', 'Ready')],
  ['an output below words', `${block('sh', 'npm start')}Then:\n\n${block('text', 'Ready')}`],
])('%s is an error', (_, page) => {
  expect(() => tutorialItems(page)).toThrow('No one would try this block')
})

test('a command that is mentioned and never run is an error', () => {
  const page = `${block('sh', 'npm run release -- gc --dry-run')}See \`npm run release -- gc\` and \`npm run bench\`.`
  expect(() => tutorialItems(page)).toThrow('Mentioned, but never run: npm run bench.')
})

test('the tutorial can be read', () => {
  const items = tutorialItems(readFileSync(join(root, 'docs', 'tutorial.md'), 'utf8'))
  expect(items.filter(({ does }) => does === 'run').length).toBeGreaterThan(20)
})
