import { beforeEach, expect, test, vi } from 'vitest'
import { recordFaults } from '../testing.tsx'
import { guardBuiltIns } from './guard-built-ins.ts'

// docs/product/errors.md#guarded

let reports: ReturnType<typeof recordFaults>
class Basket {
  items: string[] = []
  add(item: string) {
    this.items.push(item)
  }
  get size() {
    return this.items.length
  }
}
Object.assign(globalThis, { Basket })

beforeEach(() => {
  reports = recordFaults()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  guardBuiltIns([['Basket.prototype', Basket.prototype]])
})

const runRemote = (code: string) =>
  new Function(`'use strict'; ${code}\n//# sourceURL=${location.origin}/remotes/journal/1.0.0-ab12cd34/main.js`)()

test('a remote that replaces a method is reported, and the method stays as it was', async () => {
  runRemote('Basket.prototype.add = () => {}')
  const basket = new Basket()
  basket.add('pear')
  expect(basket.size).toBe(1)
  const message = 'Error: It replaces Basket.prototype.add of the browser, which all parts share.'
  expect(await reports()).toEqual([{ part: 'journal', version: '1.0.0-ab12cd34', kind: 'error', message }])
})

test('an addition by a remote throws where it is made', () => {
  expect(() => runRemote('Basket.prototype.toJSON = () => "{}"')).toThrow('toJSON')
  expect(() => runRemote('Object.defineProperty(Basket.prototype, "sum", { value: 1 })')).toThrow('sum')
})

test('an object has methods of its own, and so has a class that extends', async () => {
  expect(runRemote('const one = new Basket(); one.add = () => "mine"; return one.add()')).toBe('mine')
  expect(runRemote('return new (class extends Basket { add() { return "theirs" } })().add()')).toBe('theirs')
  expect(Object.keys(Basket.prototype)).toEqual([])
  expect(await reports()).toEqual([])
})
