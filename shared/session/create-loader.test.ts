import { allSettled, createEvent, fork, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { CallError } from '../http/index.ts'
import { createLoader } from './create-loader.ts'
import { signedOut } from './session.ts'

const { loadFx, $value, $failure } = createLoader(async (slug: string) => slug)

test('a failure is kept until the next attempt, and what was loaded stays meanwhile', async () => {
  const scope = fork()
  await allSettled(loadFx, { scope, params: 'first' })
  const failing = fork({
    values: [[$value, scope.getState($value)]],
    handlers: [[loadFx, () => Promise.reject(new CallError({ kind: 'network' }))]],
  })
  await allSettled(loadFx, { scope: failing, params: 'second' })
  expect(failing.getState($failure)).toEqual(expect.any(String))
  expect(failing.getState($value)).toBe('first')
  const attempt = allSettled(loadFx, { scope, params: 'third' })
  expect(scope.getState($value)).toBe('first')
  expect(scope.getState($failure)).toBeNull()
  await attempt
  expect(scope.getState($value)).toBe('third')
})

test('nothing of it is left after sign-out', async () => {
  const scope = fork()
  await allSettled(loadFx, { scope, params: 'mine' })
  await allSettled(signedOut, { scope })
  expect(scope.getState($value)).toBeNull()
})

const bought = createEvent<string>()
const basket = createLoader<string[]>(async () => [])
basket.changeOn(bought, (goods, name) => [...goods.filter((known) => known !== name), name])

function slowBasket() {
  const responses: PromiseWithResolvers<string[]>[] = []
  const scope = fork({
    handlers: [
      [
        basket.loadFx,
        () => {
          const response = Promise.withResolvers<string[]>()
          responses.push(response)
          return response.promise
        },
      ],
    ],
  })
  const [load, buy] = [scopeBind(basket.loadFx, { scope }), scopeBind(bought, { scope })]
  return { scope, responses, load, buy, goods: () => scope.getState(basket.$value) }
}

test('a change during the load is made in an older response, too', async () => {
  const { responses, load, buy, goods } = slowBasket()
  const first = load()
  buy('pens')
  expect(goods()).toBeNull()
  responses[0]?.resolve(['ink'])
  await first
  expect(goods()).toEqual(['ink', 'pens'])

  const [second, third] = [load(), load()]
  buy('paper')
  expect(goods()).toEqual(['ink', 'pens', 'paper'])
  responses[1]?.resolve(['ink', 'pens'])
  await second
  buy('glue')
  responses[2]?.resolve(['ink', 'pens', 'paper'])
  await third
  expect(goods()).toEqual(['ink', 'pens', 'paper', 'glue'])
})

test('the response decides about a change made before the request, even after a load that failed', async () => {
  const { responses, load, buy, goods } = slowBasket()
  const failing = load()
  buy('pens')
  responses[0]?.reject(new CallError({ kind: 'network' }))
  await failing.catch(() => undefined)
  const next = load()
  responses[1]?.resolve(['ink'])
  await next
  expect(goods()).toEqual(['ink'])
})

test('a change is shown while the first load is running', async () => {
  const $changes = basket.changesTo(['ink'])
  const { scope, responses, load, buy } = slowBasket()
  const first = load()
  buy('pens')
  expect(scope.getState($changes)).toEqual(['ink', 'pens'])
  responses[0]?.resolve([])
  await first
  expect(scope.getState($changes)).toEqual(['ink'])
})

/** A list of two parts, each answered by hand. */
function slowList() {
  const parts = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()]
  const rest = [...parts]
  const list = createLoader<string[]>(async (_, begin) => {
    const first = (await rest.shift()?.promise) ?? []
    begin(first)
    return [...first, ...((await rest.shift()?.promise) ?? [])]
  })
  list.changeOn(bought, (goods, name) => [name, ...goods.filter((known) => known !== name)])
  list.changeOn(sold, (goods, name) => goods.filter((known) => known !== name))
  const scope = fork()
  const load = scopeBind(list.loadFx, { scope })
  const shown = () => [scope.getState(list.$beginning), scope.getState(list.$value)]
  return { list, scope, parts, load, shown, buy: scopeBind(bought, { scope }), sell: scopeBind(sold, { scope }) }
}
const sold = createEvent<string>()
const microtasks = () => new Promise((resolve) => setTimeout(resolve))

test('the beginning of a list is shown until all of it has come, and what changes meanwhile is so in both', async () => {
  const { parts, load, shown, buy, sell } = slowList()
  const loading = load()
  buy('pens')
  parts[0]?.resolve(['paper', 'ink'])
  await microtasks()
  expect(shown()).toEqual([['pens', 'paper', 'ink'], null])
  sell('ink')
  sell('glue')
  buy('glue')
  expect(shown()).toEqual([['glue', 'pens', 'paper'], null])
  sell('chalk')
  parts[1]?.resolve(['glue', 'chalk', 'tape'])
  await loading
  expect(shown()).toEqual([null, ['glue', 'pens', 'paper', 'tape']])
})

test('the beginning stays when the rest fails, and another person does not see it', async () => {
  const { list, scope, parts, load, shown } = slowList()
  const loading = load()
  parts[0]?.resolve(['ink'])
  await microtasks()
  parts[1]?.reject(new CallError({ kind: 'network' }))
  await loading.catch(() => undefined)
  expect(shown()).toEqual([['ink'], null])
  expect(scope.getState(list.$failure)).toEqual(expect.any(String))
  await allSettled(signedOut, { scope })
  expect(shown()).toEqual([null, null])
})

test('a list that is there stays as it is until it is loaded again as a whole', async () => {
  const { parts, load, shown } = slowList()
  parts[0]?.resolve(['ink'])
  parts[1]?.resolve(['pens'])
  await load()
  await load()
  expect(shown()).toEqual([null, []])
})
