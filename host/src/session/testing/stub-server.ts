import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

const isAway = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** The server as a page's calls find it: away at the start of each test, until a test says otherwise. */
export const stubServer = { respond: isAway, requests: [] as string[] }

/** For all tests of a file: calls find the stub server, and a pause before the next attempt ends when a test says so. */
export function beforeEachVisit() {
  beforeEach(() => {
    stubServer.respond = isAway
    stubServer.requests.length = 0
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
      stubServer.requests.push(`${method} ${url}`)
      return stubServer.respond()
    })
  })
}

export const afterSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
