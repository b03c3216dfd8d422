import { expect, test } from 'vitest'
import { groupVoices, sortVoices, voiceFor } from './voices.ts'

const voice = (name: string, lang: string, localService = true, isDefault = false) =>
  ({ name, voiceURI: name, lang, localService, default: isDefault }) as SpeechSynthesisVoice

const anna = voice('Anna', 'de-DE', true, true)
const online = voice('Online', 'en-US', false)
const daniel = voice('Daniel', 'en_GB')
const kate = voice('Kate', 'en-GB', true, true)
const amelie = voice('Amélie', 'fr-FR', false)
const all = sortVoices([anna, online, daniel, kate, amelie])

test('English voices come first, those that need no network before the others, the device’s own before those', () => {
  expect(all).toEqual([kate, daniel, online, anna, amelie])
  const groups = groupVoices([...all, voice('Kate', 'en-GB', false)])
  expect(groups).toEqual({ english: [kate, daniel, online], others: [anna, amelie] })
})

test.each([
  ['the first that speaks the language', null, 'en-GB', kate],
  ['the chosen one', 'Daniel', 'en-US', daniel],
  ['one of the text’s language', 'Daniel', 'fr', amelie],
  ['the chosen one, where none speaks the language', 'Daniel', 'cy', daniel],
  ['the chosen one, where the page says no language', 'Anna', '', anna],
  ['the best one, where the chosen one is on another device', 'Samantha', 'en', kate],
  ['the browser’s own, where none speaks the language', null, 'cy', null],
])('a text is read by %s', (_, chosen, lang, expected) => {
  expect(voiceFor(all, chosen, lang)).toBe(expected)
})
