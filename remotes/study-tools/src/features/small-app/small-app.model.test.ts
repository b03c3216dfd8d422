import 'fake-indexeddb/auto'
import { signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createWatch, type Scope } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { createSmallApp, textIn } from './small-app.model.ts'

const app = createSmallApp({
  app: 'email-planner',
  read: ({ who, what }) => ({ who: textIn(who), what: textIn(what) }),
})

let people = 0
const aPerson = () => aUser({ id: `person-${people++}` })

async function open(person = aPerson()) {
  const scope = await signedInScope(person)
  await allSettled(app.opened, { scope })
  return scope
}
const values = (scope: Scope) => scope.getState(app.$values)
const type = (scope: Scope, who: string) => allSettled(app.changed, { scope, params: { who } })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('typed text is there after a reload, for the same person only', async () => {
  const person = aPerson()
  const scope = await open(person)
  expect(values(scope)).toEqual({ who: '', what: '' })
  await type(scope, 'Priya')
  expect(scope.getState(app.$isKept)).toBe(true)

  expect(values(await open(person))).toEqual({ who: 'Priya', what: '' })
  expect(values(await open())).toEqual({ who: '', what: '' })
  await allSettled(signedOut, { scope })
  expect(values(scope)).toBeNull()
})

test('opened again, nothing is rendered again', async () => {
  const scope = await open()
  await type(scope, 'Priya')
  const shown: unknown[] = []
  createWatch({ unit: app.$values, scope, fn: (next) => void shown.push(next) })
  await allSettled(app.opened, { scope })
  expect(shown).not.toContain(null)
})

test('cleared text can be restored until the person types again', async () => {
  const scope = await open()
  await type(scope, 'Priya')
  await allSettled(app.cleared, { scope })
  expect(values(scope)?.who).toBe('')
  expect(scope.getState(app.$isEmpty)).toBe(true)
  await allSettled(app.broughtBack, { scope })
  expect(values(scope)?.who).toBe('Priya')

  await allSettled(app.cleared, { scope })
  await type(scope, 'Sam')
  expect(scope.getState(app.$canBringBack)).toBe(false)
})

test('settings stay when the rest is cleared', async () => {
  const ruler = createSmallApp({
    app: 'reading-ruler',
    settings: ['size'],
    read: ({ text, size }) => ({ text: textIn(text), size: textIn(size) }),
  })
  const scope = await open()
  await allSettled(ruler.changed, { scope, params: { text: 'One.', size: '40' } })
  await allSettled(ruler.cleared, { scope })
  expect(scope.getState(ruler.$values)).toEqual({ text: '', size: '40' })
  expect(scope.getState(ruler.$isEmpty)).toBe(true)
  await allSettled(ruler.broughtBack, { scope })
  expect(scope.getState(ruler.$values)).toEqual({ text: 'One.', size: '40' })
  expect(scope.getState(ruler.$isEmpty)).toBe(false)
})

test('replaced text can be restored', async () => {
  const scope = await open()
  await type(scope, 'Priya')
  await allSettled(app.replaced, { scope, params: { who: 'Sam' } })
  expect(values(scope)?.who).toBe('Sam')
  await allSettled(app.broughtBack, { scope })
  expect(values(scope)?.who).toBe('Priya')
})

test.each([
  ['localStorage', () => localStorage],
  ['sessionStorage', () => sessionStorage],
])('values that an earlier build stored in %s are read once', async (_, storage) => {
  storage().setItem('stepwise.email-planner', '{"who":"Priya","what":7}')
  const person = aPerson()
  expect(values(await open(person))).toEqual({ who: 'Priya', what: '' })
  expect(storage().getItem('stepwise.email-planner')).toBeNull()
  expect(values(await open(person))).toEqual({ who: 'Priya', what: '' })
})

test('values of an earlier build do not replace a draft', async () => {
  const person = aPerson()
  await type(await open(person), 'Sam')
  localStorage.setItem('stepwise.email-planner', '{"who":"Priya"}')
  expect(values(await open(person))?.who).toBe('Sam')
})

test.each(['not JSON', 'null', '"text"'])('the old record %s gives nothing', async (stored) => {
  localStorage.setItem('stepwise.email-planner', stored)
  expect(values(await open())).toEqual({ who: '', what: '' })
})
