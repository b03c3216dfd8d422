import { expect, test } from 'vitest'
import { type SharedTypes, sharedTypes } from './shared-types.ts'
import { type UsedName, unfitNames } from './unfit-names.ts'

// docs/decisions/024-promotion-gate.md

const module = '@stepwise/shared/ui'
const typesOf = (text: string): SharedTypes => ({
  modules: { [module]: 'ui/index.d.ts' },
  files: { 'ui/index.d.ts': text },
})
const unfit = (expected: string, offered: string, names: string[]) =>
  unfitNames(
    typesOf(expected),
    typesOf(offered),
    names.map((name) => ({ module, name })),
  )

const component = (props: string) => `export declare function Card(props: { ${props} }): import('react').JSX.Element\n`

test('a component that no longer takes a property, or needs another one, does not fit', async () => {
  const expected = `${component('title: string; onRetry?: () => void')}export declare const size: number`
  expect(
    await unfit(expected, `${component('title: string')}export declare const size: number`, ['Card', 'size']),
  ).toEqual([{ module, name: 'Card', why: 'takes no onRetry' }])
  const wanting = await unfit(expected, component('title: string; onRetry?: () => void; id: string'), ['Card'])
  expect(wanting).toMatchObject([{ name: 'Card', why: expect.stringMatching(/^is of another type .*'id' is missing/) }])
})

test('a name that is added, widened in what it takes, or used by no one fits', async () => {
  const expected = `${component('title: string')}export declare const size: number
export declare const gone: number
export declare function find(id: string): { name: string }`
  const offered = `${component('title: string | number; id?: string')}export declare const size: number
export declare function find(id: string, limit?: number): { name: string; age: number }`
  expect(await unfit(expected, offered, ['Card', 'size', 'find'])).toEqual([])
})

test('a function that returns less, or something else, does not fit, nor does a store of another kind', async () => {
  const expected = `export declare function find(id: string): { name: string }
export declare const $count: import('effector').Store<number>`
  const offered = `export declare function find(id: string): { name?: string }
export declare const $count: import('effector').Store<string>`
  const found = await unfit(expected, offered, ['find', '$count'])
  expect(found.map(({ name }) => name)).toEqual(['find', '$count'])
})

test('the types of this checkout fit themselves; a component without one of its properties does not', async () => {
  const types = await sharedTypes()
  const all: UsedName[] = Object.keys(types.modules).map((name) => ({ module: name, name: '*' }))
  const ofHttp = ['networkFailed', 'CallError', 'messageFor'].map((name) => ({ module: '@stepwise/shared/http', name }))
  expect(await unfitNames(types, structuredClone(types), [...all, ...ofHttp])).toEqual([])

  const file = 'ui/LoadFailure.d.ts'
  const without = types.files[file]?.replace(/^\s*onRetry:.*\n/m, '').replace(', onRetry', '') ?? ''
  const offered = { ...types, files: { ...types.files, [file]: without } }
  const uses = ['LoadFailure', 'PageHeading', 'Button'].map((name) => ({ module: '@stepwise/shared/ui', name }))
  expect(await unfitNames(types, offered, uses)).toEqual([
    { module: '@stepwise/shared/ui', name: 'LoadFailure', why: 'takes no onRetry' },
  ])
})
