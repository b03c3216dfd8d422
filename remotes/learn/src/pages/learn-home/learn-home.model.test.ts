import type { Flow } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aFlow, aLearningModuleCard, aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $flows,
  $modulesProblem,
  $problem,
  flowChosen,
  flowsRetried,
  learnHomeLeft,
  learnHomeOpened,
  loadFlowsFx,
  loadModulesFx,
} from './learn-home.model.ts'

const open = async (load: () => unknown) => {
  const scope = await signedInScope(aUser(), { handlers: [[loadFlowsFx, async () => ({ flows: await load() })]] })
  await allSettled(learnHomeOpened, { scope, params: '' })
  return scope
}

test('each visit loads the flows again, and shows the last ones until then', async () => {
  const load = vi.fn().mockResolvedValueOnce([aFlow({ flowPercent: 10 })])
  const scope = await open(load)
  load.mockImplementationOnce(() => {
    expect(scope.getState($flows)?.[0]?.flowPercent).toBe(10)
    return [aFlow({ flowPercent: 20 })]
  })
  await allSettled(learnHomeLeft, { scope })
  await allSettled(learnHomeOpened, { scope, params: '' })
  expect(load).toHaveBeenCalledTimes(2)
  expect(scope.getState($flows)?.[0]?.flowPercent).toBe(20)
})

test('two visits at once load once', async () => {
  const load = vi.fn(async () => [aFlow()])
  const scope = await signedInScope(aUser(), { handlers: [[loadFlowsFx, async () => ({ flows: await load() })]] })
  const open = () => allSettled(learnHomeOpened, { scope, params: '' })
  await Promise.all([open(), open()])
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

const modules = [aLearningModuleCard()]
const closed = aFlow({ slug: 'lectures', name: 'Lectures', modulesCount: 1, learningModules: undefined })

/** The home with one flow opened and one closed. */
async function openHome(load: (slug: string) => unknown, slug = '') {
  const loadFlows = vi.fn(async (_: string) => ({ flows: [aFlow(), closed] }))
  const loadModules = vi.fn(load)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadFlowsFx, loadFlows],
      [loadModulesFx, loadModules],
    ],
  })
  await allSettled(learnHomeOpened, { scope, params: slug })
  const openFlow = (params: string) => allSettled(learnHomeOpened, { scope, params })
  const modulesOf = (slug: string) => scope.getState($flows)?.find((flow) => flow.slug === slug)?.learningModules
  return { scope, loadFlows, loadModules, openFlow, modulesOf }
}

test('the modules of a flow are loaded when it is opened, once in a visit, and announced when they are shown', async () => {
  const { scope, loadFlows, loadModules, openFlow, modulesOf } = await openHome(async () => modules)
  expect([loadFlows.mock.calls, loadModules.mock.calls]).toEqual([[['']], []])
  await allSettled(flowChosen, { scope, params: 'lectures' })
  expect(scope.getState($announcement)).not.toContain('Lectures')
  await openFlow('lectures')
  expect(modulesOf('lectures')).toEqual(modules)
  expect(scope.getState($announcement)).toBe('Lectures: 1 module shown')
  for (const slug of ['', 'revision', 'lectures', 'nowhere']) await openFlow(slug)
  expect([loadFlows.mock.calls, loadModules.mock.calls]).toEqual([[['']], [['lectures']]])

  // The next visit brings what it shows.
  await allSettled(learnHomeLeft, { scope })
  await openFlow('lectures')
  expect(loadFlows).toHaveBeenLastCalledWith('lectures')
})

test('a flow that is opened before the home is loaded gets its modules after it', async () => {
  const home = Promise.withResolvers<{ flows: Flow[] }>()
  const { scope, loadFlows, loadModules, openFlow, modulesOf } = await openHome(async () => modules, 'lectures')
  await allSettled(learnHomeLeft, { scope })
  loadFlows.mockReturnValueOnce(home.promise as never)
  const opened = [openFlow(''), openFlow('lectures')]
  home.resolve({ flows: [aFlow(), closed] })
  await Promise.all(opened)
  expect(loadFlows).toHaveBeenCalledTimes(2)
  expect(loadModules.mock.calls.at(-1)).toEqual(['lectures'])
  expect(modulesOf('lectures')).toEqual(modules)
})

test('a flow whose modules cannot be loaded says why, until another attempt brings them', async () => {
  const load = vi.fn().mockRejectedValueOnce(new CallError({ kind: 'network' }))
  const { scope, loadFlows, openFlow, modulesOf } = await openHome(load)
  await openFlow('lectures')
  expect(scope.getState($modulesProblem)).toEqual({ slug: 'lectures', message: expect.any(String) })
  load.mockResolvedValueOnce(modules)
  await allSettled(flowsRetried, { scope })
  expect(scope.getState($modulesProblem)).toBeNull()
  expect(modulesOf('lectures')).toEqual(modules)
  expect(loadFlows).toHaveBeenCalledTimes(1)
})
