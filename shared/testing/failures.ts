import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { CallError } from '../http/index.ts'
import { countFailureWords } from './failure-words.ts'

export type Answer = { status: number; body: unknown } | 'no network'

/** A call that the server refuses: its message for the whole form, and those at fields. */
export const refusal = (msg: string, errors = {}): Answer => ({ status: 422, body: { msg, errors } })

/** The kinds of failure that every part has to show: as an answer or as an error of an effect, and the words to show. */
export const failures: { answer: Answer; error: CallError; words: string }[] = [
  { answer: 'no network', error: new CallError({ kind: 'network' }), words: 'We could not reach the server' },
  httpFailure(422, 'Not this one.'),
  httpFailure(500, 'Our side failed.'),
]

function httpFailure(status: number, msg: string) {
  const answer = { status, body: { msg, errors: {} } }
  return { answer, error: new CallError({ kind: 'http', status, msg, errors: {} }), words: msg }
}

/** Answers calls by their path without `/api`, and all others with 404. */
export function answerCalls(answers: Record<string, Answer>): void {
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, 'http://stepwise.test')
    const answer = answers[pathname.replace('/api', '')] ?? { status: 404, body: {} }
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers })
  })
}

/**
 * Waits for these words of a failure: they are seen once and read out once (docs/product/errors.md#one-message), also by the live region,
 * if its texts are given (`recordAnnouncements`).
 */
export async function expectFailureOnce(words: string, announcements: string[] = []): Promise<void> {
  await waitFor(() => expect(countFailureWords(words).seen).toBeGreaterThan(0))
  const { seen, readOut } = countFailureWords(words)
  const announced = announcements.filter((text) => text.includes(words)).length
  expect({ seen, readOut: readOut + announced }).toEqual({ seen: 1, readOut: 1 })
}
