import { CallError } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createEffect } from 'effector'
import { expect, test, vi } from 'vitest'
import { $proofRequests, isDone, ProofCancelled, proofAnswered, withProof } from './proof.model.ts'

const message = 'Please confirm that it is you first.'
const refused = new CallError({ kind: 'http', status: 403, msg: message, errors: { proof: [message] } })

async function start(...answers: (() => unknown)[]) {
  const send = vi.fn(() => answers[Math.min(send.mock.calls.length, answers.length) - 1]?.())
  const sendFx = createEffect((_: string) => '')
  const provedFx = withProof(sendFx)
  const scope = await signedInScope(aUser(), { handlers: [[sendFx, send]] })
  const outcome = allSettled(provedFx, { scope, params: 'new@example.test' })
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  return { scope, send, outcome, asked: () => vi.waitFor(() => expect(scope.getState($proofRequests)).toHaveLength(1)) }
}
const refuses = () => Promise.reject(refused)

test('what the server does without a proof asks for none', async () => {
  const { scope, outcome } = await start(async () => 'done')
  expect(await outcome).toEqual({ status: 'done', value: 'done' })
  expect(scope.getState($proofRequests)).toEqual([])
})

test('after the proof the same call is made again', async () => {
  const { scope, send, outcome, asked } = await start(refuses, async () => 'done')
  await asked()
  void allSettled(proofAnswered, { scope, params: true })
  expect(await outcome).toEqual({ status: 'done', value: 'done' })
  expect(send.mock.calls).toEqual([['new@example.test'], ['new@example.test']])
  expect(scope.getState($proofRequests)).toEqual([])
})

test('without the proof nothing more is sent', async () => {
  const { scope, send, outcome, asked } = await start(refuses)
  await asked()
  void allSettled(proofAnswered, { scope, params: false })
  const { status, value } = await outcome
  expect([status, value]).toEqual(['fail', expect.any(ProofCancelled)])
  expect(send).toHaveBeenCalledTimes(1)
})

test('any other refusal asks for no proof', async () => {
  const other = new CallError({ kind: 'http', status: 403, msg: 'No.', errors: {} })
  const { scope, outcome } = await start(() => Promise.reject(other))
  expect(await outcome).toEqual({ status: 'fail', value: other })
  expect(scope.getState($proofRequests)).toEqual([])
})

test('two changes that wait get one answer', async () => {
  const { scope, outcome, asked } = await start(refuses, async () => 'done')
  await asked()
  const otherFx = createEffect<void, void>(() => Promise.reject(refused))
  const other = allSettled(withProof(otherFx), { scope })
  await vi.waitFor(() => expect(scope.getState($proofRequests)).toHaveLength(2))
  void allSettled(proofAnswered, { scope, params: true })
  expect((await outcome).status).toBe('done')
  expect(await other).toEqual({ status: 'fail', value: refused })
})

test('who is signed out is asked no more', async () => {
  const { scope, asked } = await start(refuses)
  await asked()
  void allSettled(signedOut, { scope })
  expect(scope.getState($proofRequests)).toEqual([])
})

test('a cancelled proof is no failure of a form', async () => {
  expect(await isDone(Promise.resolve('done'))).toBe(true)
  expect(await isDone(Promise.reject(new ProofCancelled()))).toBe(false)
  await expect(isDone(Promise.reject(refused))).rejects.toBe(refused)
})
