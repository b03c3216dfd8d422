import { expect, test } from 'vitest'
import {
  breakPlace,
  formatAgenda,
  formatItem,
  formatTime,
  type Item,
  needsBreak,
  readMinutes,
  type Want,
} from './agenda.ts'

const item = (name: string, minutes: number, want: Want = 'discuss'): Item => ({ name, minutes, want })
const pause = item('Break', 10, 'break')
const news = item('News', 10, 'inform')
const round = item('The new medicine round', 25)
const cover = item('Holiday cover', 20, 'decide')
const party = item('The summer party', 15)

test.each([
  ['45', 45],
  ['45 min', 45],
  ['45min.', 45],
  [' 10 minutes', 10],
  ['1 minute', 1],
  ['600', 600],
  ['601', null],
  ['0', null],
  ['-5', null],
  ['abc', null],
  ['1.5', null],
  ['2 hours', null],
  ['10 20', null],
  ['', null],
])('“%s” is read as %s minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})

test.each<[Item[], string, string]>([
  [
    [news, round, cover, party],
    '60',
    'The items take 70 of 60 minutes. 10 minutes over: shorten an item, or take one out.',
  ],
  [[cover, news, round], '60', 'The items take 55 of 60 minutes. 5 minutes left.'],
  [[cover, news], '30 min', 'The items take 30 of 30 minutes. They fit exactly.'],
  [[news], '11', 'The items take 10 of 11 minutes. 1 minute left.'],
  [[], '30 min', 'The items take 0 of 30 minutes. 30 minutes left.'],
  [[news], 'long', 'The items take 10 minutes. Enter the length of the meeting to see what is left.'],
])('the time of items in a meeting is summed up: %3$s', (items, length, said) => {
  expect(formatTime({ items, length })).toBe(said)
})

test.each<[string, Item[], string, boolean]>([
  ['60 minutes', [news, cover], '60', false],
  ['61 minutes', [news, cover], '61', true],
  ['items that take longer, without a length', [item('a', 30), item('b', 31)], '', true],
  ['items of 60 minutes, without a length', [item('a', 30), item('b', 30)], '', false],
  ['a long meeting with a break between items', [news, pause, cover], '90', false],
  ['a long meeting that begins with a break', [pause, news, cover], '90', true],
  ['a long meeting that ends with a break', [news, cover, pause], '90', true],
  ['a long meeting with one item', [news], '90', true],
])('the warning about a missing break is right for %s', (_, items, length, isMissing) => {
  expect(needsBreak({ items, length })).toBe(isMissing)
})

test.each<[number[], number]>([
  [[], 0],
  [[30], 1],
  [[30, 30], 1],
  [[10, 10, 40, 60], 3],
  [[90, 10, 10], 1],
  [[10, 10, 90], 2],
  [[20, 20, 20, 20], 2],
])('in items of %j minutes the break has place %i', (minutes, place) => {
  expect(breakPlace(minutes.map((each) => item('x', each)))).toBe(place)
})

test.each<[Item, string]>([
  [news, 'News: 10 minutes, to inform'],
  [item('Hello', 1, 'decide'), 'Hello: 1 minute, to decide'],
  [pause, 'Break: 10 minutes'],
  [item('Coffee', 15, 'break'), 'Coffee: 15 minutes, a break'],
])('%j is written as “%s”', (each, said) => {
  expect(formatItem(each)).toBe(said)
})

test.each([
  [' A rota for March ', '45 min', ['Agenda', 'Purpose: A rota for March', 'Length: 45 minutes']],
  [' ', 'long', ['Agenda']],
])('the agenda with the purpose “%s” and the length “%s” is plain text', (purpose, length, head) => {
  const text = formatAgenda({ purpose, length, items: [cover, pause] })
  expect(text).toBe([...head, '', '1. Holiday cover: 20 minutes, to decide', '2. Break: 10 minutes'].join('\n'))
})
