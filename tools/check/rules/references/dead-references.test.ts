import { expect, test } from 'vitest'
import { deadReferences, findAnchors } from './dead-references.ts'

const page = '# Notes\n\n- <a id="empty-note"></a>**An empty note is not posted.**\n\n## What a *card* shows\n'
const target = {
  hasPath: (path: string) =>
    ['docs/product/notes.md', 'api/src/notes.ts', 'api/src/notes.test.ts', 'docs/product'].includes(path),
  hasFileNamed: (name: string) => name === 'notes.test.ts',
  hasAnchor: (_path: string, anchor: string) => findAnchors(page).has(anchor),
  hasText: (_path: string, text: string) => "test('an empty note is not posted', () => {".includes(text),
}
const deadIn = (path: string, text: string) => deadReferences([{ path, text }], target)

test('an anchor is an id, or a heading as GitHub names it', () => {
  expect([...findAnchors(page)].sort()).toEqual(['empty-note', 'notes', 'what-a-card-shows'])
})

test('a comment that cites a rule of docs/product is fine, one that cites a lost rule is not', () => {
  expect(deadIn('a.ts', '// Trimmed first (docs/product/notes.md#empty-note).')).toEqual([])
  expect(deadIn('a.ts', '\n// See docs/product/notes.md#gone.')).toEqual(['a.ts:2 docs/product/notes.md#gone'])
  expect(deadIn('a.ts', '/** docs/product/lost.md */')).toEqual(['a.ts:1 docs/product/lost.md'])
})

test('a comment that names a test names one that exists', () => {
  expect(deadIn('a.ts', '// Held by notes.test.ts.')).toEqual([])
  expect(deadIn('a.ts', '// Held by lost.test.ts.')).toEqual(['a.ts:1 lost.test.ts'])
  expect(deadIn('a.ts', "const globs = ['**/*.db.test.ts']")).toEqual([])
})

test('a comment that cites a document outside the repository is found', () => {
  expect(deadIn('a.ts', '/** Spec 2.4: the home. */')).toEqual(['a.ts:1 Spec 2 is not in the repository'])
  expect(deadIn('a.sql', '-- mission 4')).toEqual(['a.sql:1 mission 4 is not in the repository'])
})

test('files and links of a page must exist', () => {
  expect(deadIn('docs/a.md', 'Held by `api/src/notes.ts`, tried by `api/src/lost.ts`.')).toEqual([
    'docs/a.md:1 api/src/lost.ts',
  ])
  expect(deadIn('docs/a.md', '[notes](product/notes.md#empty-note), [gone](product/notes.md#gone)')).toEqual([
    'docs/a.md:1 product/notes.md#gone',
  ])
  expect(deadIn('docs/product/notes.md', '[here](#empty-note) and [the web](https://example.org/x)')).toEqual([])
})

test('a test that a page names by its title is in that file', () => {
  expect(deadIn('docs/a.md', 'Held by `api/src/notes.test.ts` "an empty note".')).toEqual([])
  expect(deadIn('docs/a.md', '| 1 | `api/src/notes.test.ts` "a full note", `api/src/notes.test.ts` |')).toEqual([
    'docs/a.md:1 api/src/notes.test.ts has no test "a full note"',
  ])
  expect(deadIn('docs/a.md', '`api/src/lost.test.ts` "an empty note"')).toEqual(['docs/a.md:1 api/src/lost.test.ts'])
})
