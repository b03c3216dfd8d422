import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createEffect } from 'effector'
import { expect, test, vi } from 'vitest'
import { $stepUpRequests, isDone, StepUpCancelled, stepUpAnswered, withStepUp } from './step-up.model.ts'

const message = 'Please confirm that it is you first.'
const refused = new CallError({ kind: 'http', status: 403, msg: message, errors: { proof: [message] } })

async function start(...answers: (() => unknown)[]) {
  const send = vi.fn(() => answers[Math.min(send.mock.calls.length, answers.length) - 1]?.())
  const sendFx = createEffect((_: string) => '')
  const sendWithStepUpFx = withStepUp(sendFx)
  const scope = await signedInScope(aUser(), { handlers: [[sendFx, send]] })
  const outcome = allSettled(sendWithStepUpFx, { scope, params: 'new@example.test' })
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  return {
    scope,
    send,
    outcome,
    asked: () => vi.waitFor(() => expect(scope.getState($stepUpRequests)).toHaveLength(1)),
  }
}
const refuses = () => Promise.reject(refused)

test('a request that the server accepts without a step-up asks for none', async () => {
  const { scope, outcome } = await start(async () => 'done')
  expect(await outcome).toEqual({ status: 'done', value: 'done' })
  expect(scope.getState($stepUpRequests)).toEqual([])
})

test('after the step-up the same call is made again', async () => {
  const { scope, send, outcome, asked } = await start(refuses, async () => 'done')
  await asked()
  void allSettled(stepUpAnswered, { scope, params: true })
  expect(await outcome).toEqual({ status: 'done', value: 'done' })
  expect(send.mock.calls).toEqual([['new@example.test'], ['new@example.test']])
  expect(scope.getState($stepUpRequests)).toEqual([])
})

test('without the step-up nothing more is sent', async () => {
  const { scope, send, outcome, asked } = await start(refuses)
  await asked()
  void allSettled(stepUpAnswered, { scope, params: false })
  const { status, value } = await outcome
  expect([status, value]).toEqual(['fail', expect.any(StepUpCancelled)])
  expect(send).toHaveBeenCalledTimes(1)
})

test('any other refusal asks for no step-up', async () => {
  const other = new CallError({ kind: 'http', status: 403, msg: 'No.', errors: {} })
  const { scope, outcome } = await start(() => Promise.reject(other))
  expect(await outcome).toEqual({ status: 'fail', value: other })
  expect(scope.getState($stepUpRequests)).toEqual([])
})

test('two changes that wait get one answer', async () => {
  const { scope, outcome, asked } = await start(refuses, async () => 'done')
  await asked()
  const otherFx = createEffect<void, void>(() => Promise.reject(refused))
  const other = allSettled(withStepUp(otherFx), { scope })
  await vi.waitFor(() => expect(scope.getState($stepUpRequests)).toHaveLength(2))
  void allSettled(stepUpAnswered, { scope, params: true })
  expect((await outcome).status).toBe('done')
  expect(await other).toEqual({ status: 'fail', value: refused })
})

test('a cancelled step-up is not a failure of a form', async () => {
  expect(await isDone(Promise.resolve('done'))).toBe(true)
  expect(await isDone(Promise.reject(new StepUpCancelled()))).toBe(false)
  await expect(isDone(Promise.reject(refused))).rejects.toBe(refused)
})
