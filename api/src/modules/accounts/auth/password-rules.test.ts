import { expect, test } from 'vitest'
import { assertPasswordAllowed } from './password-rules.ts'

const email = 'lin.cole@uni.test'

test.each([
  ['12345678', 'among the most common ones'],
  ['Password1', 'among the most common ones'],
  ['QWERTYUIOP', 'among the most common ones'],
  ['iloveyou', 'among the most common ones'],
  ['aaaaaaaaaa', 'one character over and over'],
  ['AAAAaaaa', 'one character over and over'],
  ['        ', 'one character over and over'],
  ['Lin.Cole@uni.test', 'your email address'],
  ['LIN.COLE', 'your email address'],
  ['Stepwise1', 'the name of the product'],
  ['stepwise-pro!', 'the name of the product'],
])('%j is refused, with the reason', async (password, reason) => {
  const message = `This password is ${reason}, so it is easily guessed. Please choose another one.`
  const refusal = { status: 422, errors: { password: [message] } }
  await expect(assertPasswordAllowed(password, email)).rejects.toMatchObject(refusal)
})

test.each([
  'correct horse battery',
  'Stepwise-demo-1',
  'ährenfeld im juli',
  '20 letters and digits',
  'lin.cole and others',
])('%j is allowed', async (password) => {
  await expect(assertPasswordAllowed(password, email)).resolves.toBeUndefined()
})
