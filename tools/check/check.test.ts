import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from './check.ts'
import type { Step } from './steps.ts'
import { linesIn, testsIn } from './summary.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => void printed.push(text))
})
afterEach(() => void vi.restoreAllMocks())

const ran: string[] = []
beforeEach(() => void ran.splice(0))

const ranIt = (id: string) => async () => ran.push(id) > 0
const step = (id: string, run: Step['run'] = ranIt(id)): Step => ({ id, title: `Title of ${id}`, run })
/** Prints these lines, and then passes or fails. */
const prints = (lines: string[], hasPassed: boolean) => async (heard: (text: string) => void) => {
  for (const line of lines) heard(`${line}\n`)
  return hasPassed
}
const fails = async () => false
const breaks = async () => {
  throw new Error('it broke')
}

const known = {
  standard: [step('a'), step('b')],
  full: [step('a'), step('c')],
  parts: ['learn', 'auth'],
  stepsOf: (part: string) => [step(`${part}-lint`), step('types'), { ...step(`${part}-e2e`), isExtra: true }],
  stepsOfFiles: (files: string[]) => files.map((file) => step(file)),
}
const checked = (names: string[], more: Partial<typeof known> = {}) => check(names, {}, { ...known, ...more })

test('runs every step, whatever failed before it, and ends with a table and the counts', async () => {
  const standard = [step('a', fails), step('b', breaks), { ...step('c'), budget: { wall: 10, cpu: 20 } }]
  await expect(checked([], { standard })).rejects.toThrow('1 passed, 2 failed')
  const rows = printed.at(-1)?.trim().split('\n') ?? []
  expect(rows.map((row) => row.trim().split(/ {2,}/).slice(0, 2))).toEqual([
    ['step', 'tests'],
    ['FAILED', 'a'],
    ['FAILED', 'b'],
    ['passed', 'c'],
    ['all', '0'],
  ])
  expect(rows[3]).toContain('10 / 20')
})

test('a step that takes more processor time than its budget is pointed out, and is not a failure', async () => {
  const works = async () => {
    for (const end = performance.now() + 60; performance.now() < end; );
    return true
  }
  await checked([], { standard: [{ ...step('a', works), budget: { wall: 10, cpu: 0 } }] })
  expect(printed.some((line) => /passed +a .*over its budget of processor time/.test(line))).toBe(true)
})

test('the end of what a failed step printed stands again before the counts', async () => {
  const lines = Array.from({ length: 100 }, (_, at) => `line ${at}`)
  const standard = [step('a', prints(lines, false)), step('b', prints(lines, true)), step('c', fails)]
  await expect(checked([], { standard })).rejects.toThrow()
  const repeated = printed.filter((line) => line.includes('the end of what it printed'))
  expect(repeated).toHaveLength(1)
  expect(repeated[0]).toContain('Title of a')
  expect(repeated[0]).toContain('line 99')
  expect(repeated[0]).not.toContain('line 39')
})

test('the full check runs other steps than the standard one; a step of either is found by its name', async () => {
  await check([], { isFull: true }, known)
  expect(ran.splice(0)).toEqual(['a', 'c'])
  await checked(['c', 'b'])
  expect(ran.splice(0)).toEqual(['b', 'c'])
  await expect(checked(['d'])).rejects.toThrow(
    'There is no step, part or test file d.\nSteps: a, b, c. Parts: learn, auth.',
  )
})

test('with a part only its own steps are run, of those the ones that are named, and the extra ones only then', async () => {
  await checked(['learn', 'auth'])
  expect(ran.splice(0)).toEqual(['learn-lint', 'types', 'auth-lint', 'types'])
  await checked(['auth', 'auth-e2e'])
  expect(ran.splice(0)).toEqual(['auth-e2e'])
})

test('a test file is run by itself', async () => {
  await checked(['e2e/specs/notes.spec.ts:14'])
  expect(ran).toEqual(['e2e/specs/notes.spec.ts:14'])
})

test('tests are counted by the last lines of both runners', () => {
  const vitest = ' Test Files  2 passed (2)\n      Tests  1 failed | 12 passed (13)\n   Duration  3.2s\n'
  const playwright = '  1 flaky\n    [study] › a.spec.ts:1:1 › passed (3s) here\n  30 passed (1.2m)\n'
  expect(testsIn(vitest)).toBe(12)
  expect(testsIn(playwright)).toBe(30)
  expect(testsIn(vitest + playwright)).toBe(42)
  expect(testsIn('nothing here')).toBeUndefined()
})

test('tests that passed at a second try only, and those that failed, stand once more before the table', async () => {
  const lines = ['Flaky: study › notes.spec.ts › a note is written', 'Failed: tools/a.test.ts › is found: no such file']
  expect(linesIn(lines.join('\n'), 'Flaky')).toEqual(['study › notes.spec.ts › a note is written'])
  await checked([], { standard: [step('a', prints(lines, true))] })
  expect(printed).toContainEqual(expect.stringContaining('\n  study › notes.spec.ts › a note is written'))
  expect(printed).not.toContainEqual(expect.stringContaining('tools/a.test.ts'))
  await expect(checked([], { standard: [step('a', prints(lines, false))] })).rejects.toThrow()
  expect(printed.slice(0, -1)).toContainEqual('\nFailed:\n  tools/a.test.ts › is found: no such file')
})
