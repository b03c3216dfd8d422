import { afterEach, expect, test } from 'vitest'
import { missingNames } from './field-names.ts'

afterEach(() => document.body.replaceChildren())

function formWith(...labels: string[]): HTMLFormElement {
  const fields = labels.map((label, place) => `<label for="field-${place}">${label}</label><input id="field-${place}">`)
  document.body.innerHTML = `<form>${fields.join('')}</form>`
  return document.querySelector('form') as HTMLFormElement
}
const nameBefore = (message: string, ...labels: string[]) =>
  missingNames([{ fieldId: 'field-0', message }], formWith(...labels))['field-0']

test.each([
  // The label's own words.
  ['Enter licence key', ['Licence key'], undefined],
  ['Confirm your email address', ['Confirm email address', 'Email address'], undefined],
  ['Course Start year is required.', ['Course start year', 'Course end year'], undefined],
  // One word that no other field has.
  ['Enter your name', ['Full name', 'Email'], undefined],
  ['Enter your university/organisation', ['University', 'Surname'], undefined],
  // Nothing of the label, or only what another field has too.
  ['Field required', ['Create password', 'Confirm password'], 'Create password'],
  ["Your passwords don't match", ['Confirm password', 'Create password'], 'Confirm password'],
  ['Password must be at least 8 characters.', ['Create password', 'Confirm password'], 'Create password'],
  ['required', ['Your message *'], 'Your message'],
])('“%s” of the first of %j is linked with “%s” before it', (message, labels, expected) => {
  expect(nameBefore(message, ...labels)).toBe(expected)
})

test('a group is named by its legend, its label or what labels it; without a name the message stands alone', () => {
  document.body.innerHTML = `<form>
    <fieldset id="level"><legend>Knowledge</legend></fieldset>
    <div id="chips" role="group" aria-label="Software"></div>
    <h2 id="heading">Priorities</h2><div id="sliders" role="group" aria-labelledby="heading"></div>
    <div id="nameless"></div>
  </form>`
  const ids = ['level', 'chips', 'sliders', 'nameless', 'gone']
  const problems = ids.map((fieldId) => ({ fieldId, message: 'Choose one' }))
  const names = { level: 'Knowledge', chips: 'Software', sliders: 'Priorities' }
  expect(missingNames(problems, document.querySelector('form'))).toEqual(names)
})
