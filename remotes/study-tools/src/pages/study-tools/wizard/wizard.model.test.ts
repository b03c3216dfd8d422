import type { EssayWord } from '@stepwise/shared/contracts'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { announcementMade } from '@stepwise/shared/ui'
import { allSettled, createWatch, type EventCallable, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $taskWordsFailure as $failure, fetchTaskWordsFx } from '../../../features/task-words/task-words.model.ts'
import { $letter, $summary, questionTyped, wizardClosed, wizardOpened } from './wizard.model.ts'

// docs/product/study-tools.md#question

const words: EssayWord[] = ['analyse', 'discuss'].map((directive) => ({ directive, definition: '' }))

beforeEach(() => void vi.useFakeTimers())
async function open(fetchWords: () => unknown = () => words) {
  const scope = await signedInScope(aUser(), { handlers: [[fetchTaskWordsFx, fetchWords]] })
  const heard: string[] = []
  createWatch({ unit: announcementMade, scope, fn: ({ text }) => heard.push(text) })
  await allSettled(wizardOpened, { scope })
  return { scope, heard }
}
// Not awaited: allSettled would wait for the pause after the typing.
function send<Params>(event: EventCallable<Params>, scope: Scope, params: Params) {
  void allSettled(event, { scope, params } as never)
}
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the directives found are announced 800 ms after the last change', async () => {
  const { scope, heard } = await open()
  send(questionTyped, scope, 'Discuss')
  await pause(799)
  send(questionTyped, scope, 'Discuss and analyse')
  await pause(799)
  expect(heard).toEqual([])
  await pause(1)
  expect(heard).toEqual(['2 directives found: discuss, analyse'])
  send(questionTyped, scope, 'Discuss and analyse two poems')
  await pause(2000)
  expect(heard).toHaveLength(1)
})

test('neither a stored question nor an empty one is announced, nor anything once the wizard is closed', async () => {
  const first = await open()
  send(questionTyped, first.scope, 'Discuss')
  send(wizardClosed, first.scope, undefined)
  await pause(2000)
  expect(first.heard).toEqual([])

  const { scope, heard } = await open()
  expect(scope.getState($summary)).toBe('1 directive found: discuss')
  await pause(2000)
  send(questionTyped, scope, 'Disc')
  send(questionTyped, scope, ' ')
  await pause(2000)
  expect(heard).toEqual([])
  send(questionTyped, scope, 'Disc')
  await pause(800)
  expect(heard).toEqual(['No directives found in this question'])
})

test('the directives are loaded once, and again after a failure', async () => {
  const fetchWords = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(words)
  const { scope } = await open(fetchWords)
  expect(scope.getState($failure)).not.toBeNull()
  await allSettled(wizardOpened, { scope })
  expect(scope.getState($failure)).toBeNull()
  expect(scope.getState($letter)).toBe('A')
  await allSettled(wizardOpened, { scope })
  expect(fetchWords).toHaveBeenCalledTimes(2)
})
