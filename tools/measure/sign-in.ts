/** A person's id and the cookies of a new session. */
export async function signIn(origin: string, user: { email: string; password: string }, headers = {}) {
  const response = await fetch(`${origin}/api/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ user }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { id: (await response.json()).id as string, cookie: cookies.join('; ') }
}

export const demoStudent = { email: 'student@demo.stepwise.test', password: 'Stepwise-demo-1' }
