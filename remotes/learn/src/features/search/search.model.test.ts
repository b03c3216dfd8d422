import type { SearchResults } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $problem, $results, resultsLoaded, searchFx } from './search.model.ts'
import {
  $activeId,
  $isExpanded,
  $isOpen,
  $query,
  activeMoved,
  caretMoved,
  listClosed,
  queryTyped,
} from './search-box.model.ts'

const nothing: SearchResults = { steps: [], chapters: [], learningModules: [] }
const results = (...names: string[]): SearchResults => ({
  ...nothing,
  learningModules: names.map((name) => ({
    id: 'a:b',
    name,
    url: `/${name}`,
    flowName: 'Lectures',
    flowSlug: 'lectures',
    primaryColor: '#000',
    secondaryColor: '#fff',
    tabColor: '#000',
  })),
})

beforeEach(() => void vi.useFakeTimers())
const scopeWith = (search: (query: string) => unknown) => signedInScope(aUser(), { handlers: [[searchFx, search]] })
/** The person types this and pauses. */
async function type(scope: Scope, query: string) {
  const settled = allSettled(queryTyped, { scope, params: query })
  await vi.advanceTimersByTimeAsync(300)
  await settled
}
const names = (scope: Scope) =>
  scope.getState($results)?.groups.flatMap(({ options }) => options.map(({ name }) => name))

test('searches once, 300 ms after the last letter', async () => {
  const search = vi.fn(() => nothing)
  const scope = await scopeWith(search)
  const press = (query: string) => void allSettled(queryTyped, { scope, params: query })
  press('e')
  press('es')
  await vi.advanceTimersByTimeAsync(200)
  press('ess ')
  await vi.advanceTimersByTimeAsync(299)
  expect(search).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(search.mock.calls).toEqual([['ess']])
})

test('an empty box is not searched for, and empties the list', async () => {
  const search = vi.fn(() => results('Exam day'))
  const scope = await scopeWith(search)
  await type(scope, '  ')
  expect(search).not.toHaveBeenCalled()
  expect(scope.getState($isOpen)).toBe(false)
  await type(scope, 'exam')
  expect(names(scope)).toEqual(['Exam day'])
  await type(scope, '')
  expect(scope.getState($results)).toBeNull()
  expect(search).toHaveBeenCalledTimes(1)
})

test('an answer to words that have changed meanwhile is ignored', async () => {
  const answers = new Map<string, (results: SearchResults) => void>()
  const scope = await scopeWith((query) => new Promise((done) => answers.set(query, done)))
  const typed = [type(scope, 'one')]
  await vi.advanceTimersByTimeAsync(300)
  typed.push(type(scope, 'two'))
  await vi.advanceTimersByTimeAsync(300)
  expect([...answers.keys()]).toEqual(['one', 'two'])
  answers.get('two')?.(results('Two'))
  answers.get('one')?.(results('One'))
  await Promise.all(typed)
  expect(names(scope)).toEqual(['Two'])
})

test('words that were typed before this model had loaded are searched for', async () => {
  const search = vi.fn(() => results('Exam day'))
  const scope = await scopeWith(search)
  await allSettled($query, { scope, params: 'exam' })
  void allSettled(resultsLoaded, { scope })
  await vi.advanceTimersByTimeAsync(300)
  expect(search).toHaveBeenCalledExactlyOnceWith('exam')
})

test.each([
  [results('A', 'B', 'C'), '3 results'],
  [results('A'), '1 result'],
  [nothing, 'No results found'],
])('announces how many results there are: case %#', async (answer, words) => {
  const scope = await scopeWith(() => answer)
  await type(scope, 'exam')
  expect(scope.getState($announcement)).toBe(words)
})

// docs/product/accessibility.md#announcing
test('a person who wants to hear less hears no count, but that nothing was found', async () => {
  const search = vi.fn().mockResolvedValueOnce(results('A')).mockResolvedValueOnce(nothing)
  const { accessabilitySetting } = aUser()
  const user = aUser({ accessabilitySetting: { ...accessabilitySetting, announcements: 'less' } })
  const scope = await signedInScope(user, { handlers: [[searchFx, search]] })
  await type(scope, 'exam')
  expect(scope.getState($announcement)).toBe('')
  await type(scope, 'zzzz')
  expect(scope.getState($announcement)).toBe('No results found')
})

test('a failure is shown and announced until the next letter', async () => {
  const search = vi.fn().mockRejectedValueOnce(new CallError({ kind: 'network' }))
  const scope = await scopeWith(search)
  await type(scope, 'exam')
  expect(scope.getState($problem)).toMatch(/could not reach the server/)
  expect(scope.getState($announcement)).toBe(scope.getState($problem))
  search.mockResolvedValue(results('Exam day'))
  await type(scope, 'exams')
  expect(scope.getState($problem)).toBeNull()
  expect(names(scope)).toEqual(['Exam day'])
})

test('arrows wrap around; moving the caret or typing leaves the options', async () => {
  const scope = await scopeWith(() => results('A', 'B'))
  const move = (step: 1 | -1) => allSettled(activeMoved, { scope, params: step })
  const active = () => scope.getState($activeId)
  await move(1)
  expect(active()).toBeNull()
  await type(scope, 'exam')
  await move(1)
  expect(active()).toBe('search-modules-0')
  await move(1)
  await move(1)
  expect(active()).toBe('search-modules-0')
  await move(-1)
  expect(active()).toBe('search-modules-1')
  await allSettled(caretMoved, { scope })
  await move(-1)
  expect(active()).toBe('search-modules-1')
  await type(scope, 'exams')
  expect(active()).toBeNull()
})

test('closing the list keeps the words in the box, and an arrow opens it again', async () => {
  const scope = await scopeWith(() => results('A'))
  await type(scope, 'exam')
  await allSettled(listClosed, { scope })
  expect([scope.getState($isExpanded), scope.getState($query)]).toEqual([false, 'exam'])
  await allSettled(activeMoved, { scope, params: 1 })
  expect([scope.getState($isExpanded), scope.getState($activeId)]).toEqual([true, 'search-modules-0'])
})
