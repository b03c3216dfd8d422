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
