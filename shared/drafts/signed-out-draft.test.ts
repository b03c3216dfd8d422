import { afterEach, expect, test, vi } from 'vitest'
import { deleteTabDrafts, loadTabDraft, saveTabDraft } from './signed-out-draft.ts'

afterEach(() => sessionStorage.clear())

const fields = ['name', 'email'] as const

test('typed text is in the form after a reload, and a field without any is empty', () => {
  saveTabDraft('sign-up.name', { name: 'Ada', more: 'x' })
  expect(Object.keys(sessionStorage)).toEqual(['stepwise.sign-up.name'])
  expect(loadTabDraft('sign-up.name', fields)).toEqual({ name: 'Ada', email: '' })
  expect(loadTabDraft('sign-up', fields)).toEqual({ name: '', email: '' })
})

test.each(['no JSON', 'null', '"text"', '{"name":1,"email":null}'])('a stored form like %s is empty', (stored) => {
  sessionStorage.setItem('stepwise.sign-up', stored)
  expect(loadTabDraft('sign-up', fields)).toEqual({ name: '', email: '' })
})

test('the drafts of one form are deleted, and nothing else', () => {
  for (const name of ['sign-up.name', 'sign-up.email', 'message']) saveTabDraft(name, { name: 'Ada' })
  sessionStorage.setItem('of-others.sign-up', 'x')
  deleteTabDrafts('sign-up')
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['of-others.sign-up', 'stepwise.message'])
})

test('a form starts empty, and nothing fails, when the browser refuses storage', () => {
  const refused = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  saveTabDraft('sign-up', { name: 'Ada' })
  for (const way of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(refused)
  saveTabDraft('sign-up', { name: 'Bo' })
  deleteTabDrafts('sign-up')
  expect(loadTabDraft('sign-up', fields)).toEqual({ name: '', email: '' })
})

test('a fault of the page is not hidden', () => {
  saveTabDraft('sign-up', { name: 'Ada' })
  for (const way of ['setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new TypeError('a fault')
    })
  expect(() => saveTabDraft('sign-up', {})).toThrow('a fault')
  expect(() => deleteTabDrafts('sign-up')).toThrow('a fault')
})
