import { CallError } from '@stepwise/shared/http'
import { aFlow, aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { $flows, $problem, flowChosen, flowsRetried, learnHomeOpened, loadFlowsFx } from './learn-home.model.ts'

const open = async (load: () => unknown) => {
  const scope = await signedInScope(aUser(), { handlers: [[loadFlowsFx, async () => ({ flows: await load() })]] })
  await allSettled(learnHomeOpened, { scope })
  return scope
}

test('each visit loads the flows again, and shows the last ones until then', async () => {
  const load = vi.fn().mockResolvedValueOnce([aFlow({ flowPercent: 10 })])
  const scope = await open(load)
  load.mockImplementationOnce(() => {
    expect(scope.getState($flows)?.[0]?.flowPercent).toBe(10)
    return [aFlow({ flowPercent: 20 })]
  })
  await allSettled(learnHomeOpened, { scope })
  expect(load).toHaveBeenCalledTimes(2)
  expect(scope.getState($flows)?.[0]?.flowPercent).toBe(20)
})

test('two visits at once load once', async () => {
  const load = vi.fn(async () => [aFlow()])
  const scope = await signedInScope(aUser(), { handlers: [[loadFlowsFx, async () => ({ flows: await load() })]] })
  await Promise.all([allSettled(learnHomeOpened, { scope }), allSettled(learnHomeOpened, { scope })])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure is shown in the server’s words until the next attempt', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new CallError({ kind: 'http', status: 422, msg: 'Not today.', errors: {} }))
  const scope = await open(load)
  expect(scope.getState($problem)).toBe('Not today.')
  load.mockResolvedValueOnce([aFlow()])
  await allSettled(flowsRetried, { scope })
  expect(scope.getState($problem)).toBeNull()
  expect(scope.getState($flows)).toHaveLength(1)
})

test('a chosen chip is announced with the number of its modules', async () => {
  const scope = await open(() => [aFlow(), aFlow({ slug: 'lectures', name: 'Lectures', learningModules: [] })])
  await allSettled(flowChosen, { scope, params: 'revision' })
  expect(scope.getState($announcement)).toBe('Revision: 1 module shown')
  await allSettled(flowChosen, { scope, params: 'lectures' })
  expect(scope.getState($announcement)).toBe('Lectures: 0 modules shown')
})
