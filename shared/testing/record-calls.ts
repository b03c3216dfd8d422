import { vi } from 'vitest'

/** From now on calls are answered so. Returns those that are made: method and address. */
export function recordCalls(answer: () => Promise<Response>): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`)
    return answer()
  })
  return calls
}
