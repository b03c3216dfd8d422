import { expect, test } from 'vitest'
import { type SmallApp, smallAppAddress, smallAppParameters, smallAppSchema } from './small-app.ts'

test.each([
  ['email-planner', {}, '/apps/email-planner'],
  ['referencing-helper', { style: 'apa' }, '/apps/referencing-helper?style=apa'],
  ['reading-ruler', { unit: 'line', height: 2 }, '/apps/reading-ruler?unit=line&height=2'],
  ['question-unpicker', { question: 'Is 1 & 1 = 2?' }, '/apps/question-unpicker?question=Is+1+%26+1+%3D+2%3F'],
])('the address of %s with %j is %s', (app, parameters, address) => {
  expect(smallAppAddress(app, parameters)).toBe(address)
})

test.each<[SmallApp, object]>([
  ['breathing-space', { minutes: 3 }],
  ['meeting-planner', { length: 600 }],
  ['question-unpicker', { question: 'x'.repeat(600) }],
  ['reading-ruler', { unit: 'sentence' }],
  ['referencing-helper', {}],
])('a step may open %s with %j', (app, parameters) => {
  expect(smallAppParameters[app].safeParse(parameters).success).toBe(true)
})

test.each<[SmallApp, object]>([
  ['breathing-space', { minutes: 4 }],
  ['email-planner', { minutes: 1 }],
  ['meeting-planner', { length: 601 }],
  ['question-unpicker', { question: 'x'.repeat(601) }],
  ['referencing-helper', { style: 'mla' }],
])('a step may not open %s with %j', (app, parameters) => {
  expect(smallAppParameters[app].safeParse(parameters).success).toBe(false)
})

test('an app that does not exist is none', () => {
  expect(smallAppSchema.safeParse('referencing-helper').success).toBe(true)
  expect(smallAppSchema.safeParse('toString').success).toBe(false)
})
