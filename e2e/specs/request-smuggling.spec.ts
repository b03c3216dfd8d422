// docs/product/wire.md
import { attacks } from '../../deploy/src/testing/attacks.ts'
import { crlf, sendRaw } from '../../deploy/src/testing/raw-http.ts'
import { forEachConcurrently } from '../../tools/build/concurrency.ts'
import { password } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

// The gateway's own tests (deploy/src/gateway/smuggling.test.ts) use an API that echoes requests. Here it is the whole product,
// with two people who are signed in.

type Person = { email: string; cookies: string[] }

async function signedIn(address: string, email: string): Promise<Person> {
  const response = await fetch(`${address}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ user: { email, password } }),
  })
  expect(response.status).toBe(200)
  return { email, cookies: response.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '') }
}

test('requests smuggled in a body are not run, and everybody gets only their own answers', async ({
  baseURL,
  emailOf,
}) => {
  const address = String(baseURL)
  const port = Number(new URL(address).port)
  const [one, other] = await Promise.all(
    (['student', 'qa'] as const).map(async (account) => signedIn(address, await emailOf(account))),
  )
  const people = [one, other] as [Person, Person]
  const smuggled = crlf('DELETE /api/users/sessions HTTP/1.1', 'Host: x.test', `Origin: ${address}`, 'X-Rest: ')
  // The start of a request that the next person's cookie would complete.
  const plain = ['GET', 'HEAD'].map((method) => [
    `${method} with a hidden sign-out`,
    crlf(`${method} /api/flows HTTP/1.1`, 'Host: x.test', `Content-Length: ${smuggled.length}`, '', smuggled),
  ])
  let isOver = false
  const attacked = (async () => {
    do {
      await forEachConcurrently([...attacks, ...plain], 4, async ([name, bytes = '']) => {
        const answer = await sendRaw(port, [bytes], 5000)
        expect(answer.statuses, `${name}: ${answer.text}`).not.toContain(200)
      })
    } while (!isOver)
  })()
  const wrong: string[] = []
  const innocent = people.map(async ({ email, cookies }) => {
    for (let call = 0; call < 60; call++) {
      const response = await fetch(`${address}/api/auth/authorize`, {
        method: 'POST',
        headers: { cookie: cookies.join('; '), origin: address },
      })
      const { email: answered } = (await response.json()) as { email?: string }
      if (answered !== email) wrong.push(`${email}: ${response.status} ${answered}`)
      const own = cookies.map((cookie) => `${cookie};`)
      for (const set of response.headers.getSetCookie())
        if (!own.some((start) => set.startsWith(start))) wrong.push(`${email}: ${set}`)
    }
  })
  await Promise.all(innocent).finally(() => {
    isOver = true
  })
  await attacked
  expect(wrong).toEqual([])
})
