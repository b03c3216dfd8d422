import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { check } from './check.ts'
import type { Step } from './steps.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => void printed.push(text))
})
afterEach(() => void vi.restoreAllMocks())

const step = (id: string, run: Step['run']): Step => ({ id, title: `Title of ${id}`, run })
const passes = async () => true
const fails = async () => false
const breaks = async () => {
  throw new Error('it broke')
}

const checked = (names: string[], all: Step[], stepsOf = (_part: string): Step[] => []) =>
  check(names, { all, parts: ['learn', 'auth'], stepsOf })

test('runs every step, whatever failed before it, and ends with the counts', async () => {
  const all = [step('a', fails), step('b', breaks), step('c', passes)]
  await expect(checked([], all)).rejects.toThrow('1 passed, 2 failed')
  expect(printed.filter((line) => /^(passed|FAILED)/.test(line))).toEqual([
    'FAILED  Title of a (0 s)',
    'FAILED  Title of b (0 s)',
    'passed  Title of c (0 s)',
  ])
})

test('the end of what a failed step printed stands again before the counts', async () => {
  const lines = Array.from({ length: 100 }, (_, at) => `line ${at}\n`)
  const prints = (hasPassed: boolean) => async (heard: (text: string) => void) => {
    for (const line of lines) heard(line)
    return hasPassed
  }
  await expect(checked([], [step('a', prints(false)), step('b', prints(true)), step('c', fails)])).rejects.toThrow()
  const repeated = printed.filter((line) => line.includes('the end of what it printed'))
  expect(repeated).toHaveLength(1)
  expect(repeated[0]).toContain('Title of a')
  expect(repeated[0]).toContain('line 99')
  expect(repeated[0]).not.toContain('line 39')
})

test('runs only the steps that are named, and an unknown name lists those there are', async () => {
  await checked(['c'], [step('a', fails), step('c', passes)])
  expect(printed.at(-1)).toMatch(/^1 passed, 0 failed/)
  await expect(checked(['d'], [step('a', fails)])).rejects.toThrow(
    'There is no step or part d.\nSteps: a. Parts: learn, auth.',
  )
})

test('with a part only its own steps are run, and of those the ones that are named', async () => {
  const ran: string[] = []
  const record = (id: string) => step(id, async () => ran.push(id) > 0)
  const stepsOf = (part: string) => [record(`${part}-lint`), step('types', async () => ran.push(`${part}-types`) > 0)]
  await checked(['learn', 'auth'], [record('whole')], stepsOf)
  expect(ran).toEqual(['learn-lint', 'learn-types', 'auth-lint', 'auth-types'])
  ran.length = 0
  await checked(['auth', 'types'], [record('types')], stepsOf)
  expect(ran).toEqual(['auth-types'])
})
