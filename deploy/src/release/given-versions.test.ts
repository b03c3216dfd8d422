import { expect, test } from 'vitest'
import type { Promotion } from '../store/store.ts'
import { givenSince } from './given-versions.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`
const entry = (kind: Promotion['kind'], days: number, more: Partial<Promotion>): Promotion => ({
  promotion: days,
  at: day(days),
  who: 'ada',
  why: '',
  kind,
  changes: [],
  ...more,
})
const canary = (days: number, ...versions: string[]) => entry('canary', days, { versions })
const promotion = (days: number, part: string) =>
  entry('promotion', days, { changes: [{ part, from: '1', to: String(days) }] })

test.each<[string, Promotion[], string[]]>([
  ['a canary that still runs', [canary(1, 'learn@2')], ['2']],
  ['one that a promotion of another part left', [canary(1, 'learn@2'), promotion(2, 'journal')], ['2']],
  ['one that a promotion of its part ended since', [canary(1, 'learn@2'), promotion(12, 'learn')], ['2']],
  ['one that ended before', [canary(1, 'learn@2'), promotion(9, 'learn')], []],
  ['one that was taken back, twice', [canary(1, 'learn@2'), canary(2, 'learn@2')], ['2']],
  ['another one in its place', [canary(1, 'learn@2'), canary(9, 'learn@3')], ['3']],
  ['a link that ended since', [entry('override', 1, { versions: ['learn@2'], until: day(10) })], ['2']],
  ['a link that ended before', [entry('override', 1, { versions: ['learn@2'], until: day(9) })], []],
  ['an entry of a program that did not say which version', [canary(1)], []],
])('%s', (_, history, versions) => {
  expect(givenSince(history, day(10)).map(({ version }) => version)).toEqual(versions)
})
