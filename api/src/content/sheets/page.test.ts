import { JSDOM } from 'jsdom'
import { afterEach, expect, test } from 'vitest'
import { useContentFolder } from '../../../test/support/content-folder.ts'
import { readContent } from '../read-content.ts'
import { readAnswers } from './answers.ts'
import { makePage } from './page.ts'
import { makeReviewSheet, type Sheet } from './sheet.ts'

const content = useContentFolder()
const polish = 'flows/writing/draft/finish/polish.md'
const windows: JSDOM['window'][] = []
afterEach(() => {
  for (const window of windows.splice(0)) window.close()
})

const sheet = () => makeReviewSheet(readContent(content.folder), 'writing') as Sheet
const page = () => makePage(sheet(), content.folder)

/** The page as it runs in a browser. `saved`: what the device has. */
function open(saved: Record<string, string> = {}, hasStorage = true) {
  const files: Blob[] = []
  // jsdom runs no modules.
  const html = page().replace('<script type="module">', '<script>')
  const { window } = new JSDOM(html, {
    url: 'https://sheet.test/',
    runScripts: 'dangerously',
    beforeParse(view) {
      for (const [key, value] of Object.entries(saved)) view.localStorage.setItem(key, value)
      if (!hasStorage)
        Object.defineProperty(view, 'localStorage', {
          get: () => {
            throw new Error('refused')
          },
        })
      view.URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`
      view.URL.revokeObjectURL = () => undefined
      view.HTMLAnchorElement.prototype.click = () => undefined
    },
  })
  windows.push(window)
  const { document } = window
  const one = <Found extends Element>(selector: string) => document.querySelector(selector) as Found
  const write = (selector: string, value: string) => {
    one<HTMLInputElement>(selector).value = value
    one(selector).dispatchEvent(new window.Event('input', { bubbles: true }))
  }
  const choose = (value: string) => {
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[value="${value}"]`)) input.click()
  }
  const submit = () => one<HTMLButtonElement>('[type=submit]').click()
  return { window, document, one, write, choose, submit, files }
}
const readBlob = (view: JSDOM['window'], blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new view.FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })

test('the page needs nothing but itself, and every question has its group, its words and its boxes', () => {
  const { document } = open()
  expect(page()).not.toMatch(/<link|src="(?!data:)/)
  const groups = [...document.querySelectorAll('fieldset')]
  expect(groups.length).toBe(sheet().steps.reduce((sum, step) => sum + step.questions.length, 0))
  for (const group of groups) {
    expect(group.firstElementChild?.tagName).toBe('LEGEND')
    expect([...group.querySelectorAll('input')].every((input) => input.closest('label'))).toBe(true)
  }
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
})

test('text that is filled in stays on the device, and comes back', () => {
  const { window, one, write, choose } = open()
  write('#name', 'Ada Price')
  choose('right')
  write('textarea', 'Nice.')
  const { length } = window.document.querySelectorAll('fieldset')
  expect(one('[role=status]').textContent).toBe(`${length} of ${length} answered. Saved on this device.`)
  const again = open({ ...window.localStorage })
  expect(again.one<HTMLInputElement>('#name').value).toBe('Ada Price')
  expect(again.one<HTMLInputElement>('input[value=right]').checked).toBe(true)
  expect(again.one<HTMLTextAreaElement>('textarea').value).toBe('Nice.')
  content.replace(polish, 'In short.', 'Longer.')()
  expect(open({ ...window.localStorage }).one<HTMLInputElement>('#name').value).toBe('')
})

test('a browser that keeps nothing says so', () => {
  const { one, write } = open({}, false)
  write('#name', 'Ada')
  expect(one('[role=status]').textContent).toContain('This browser does not save it')
})

test('answers are saved as a file that the import reads, once it says who has filled it', async () => {
  const { window, document, one, write, choose, submit, files } = open()
  choose('right')
  submit()
  expect(files).toEqual([])
  expect(one('[role=alert]').textContent).toBe('Fill in “Your name” first.')
  expect(document.activeElement?.id).toBe('name')
  write('#name', 'Ada Price')
  write('#role', 'adviser')
  write('#date', '2999-12-03')
  submit()
  expect(one('[role=alert]').textContent).toBe('Choose a date that is not in the future.')
  write('#date', new Date().toISOString().slice(0, 10))
  submit()
  const answers = readAnswers(await readBlob(window, files[0] as Blob))
  expect(answers).toMatchObject({ kind: 'review', subject: 'writing' })
  const { who, steps } = answers.read(sheet())
  expect(who).toMatchObject({ name: 'Ada Price', role: 'adviser' })
  expect(steps.every((step) => step.answers.every(({ choices }) => choices[0] === 'right'))).toBe(true)
})

test('the next question without an answer takes the focus', () => {
  const { document, one } = open()
  one<HTMLButtonElement>('#next').click()
  expect(document.activeElement?.closest('fieldset')).toBe(document.querySelector('fieldset'))
})
