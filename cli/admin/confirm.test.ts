import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { confirm } from './confirm.ts'

/** What a person is asked, and whether they agree, when they type these words; nothing: they close the terminal. */
async function asked(typed?: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  input.end(typed)
  const isAgreed = await confirm('This ends every session of ana.', { input, output })
  return { isAgreed, words: String(output.read()) }
}

test('only the whole word "yes" agrees', async () => {
  expect(await asked('yes\n')).toEqual({
    isAgreed: true,
    words: expect.stringContaining('This ends every session of ana. Type yes to continue: '),
  })
  expect((await asked(' YES \n')).isAgreed).toBe(true)
  for (const typed of ['y\n', 'yes please\n', 'no\n', '\n']) expect((await asked(typed)).isAgreed, typed).toBe(false)
})

test('a terminal that is closed does not agree', async () => {
  expect((await asked()).isAgreed).toBe(false)
})

test('the question says how to agree where there is no terminal', async () => {
  const pipe = { input: new PassThrough(), output: new PassThrough() }
  const words = 'Really?\nNothing was changed: there is no terminal to ask on. Pass --yes to agree.'
  await expect(confirm('Really?', pipe)).rejects.toThrow(words)
})
