import { existsSync } from 'node:fs'
import { essayOptions, essayWordCounts } from '@stepwise/shared/contracts/essay'
import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('the directives come with their definitions, in alphabetical order', async () => {
  const { call } = await api.newPerson()
  const { status, body } = await call('GET', '/users/apps/essay_question_wizard')
  expect(status).toBe(200)
  const directives = body.words.map(({ directive }: { directive: string }) => directive)
  expect(directives.length).toBeGreaterThanOrEqual(40)
  expect(directives).toEqual([...directives].sort())
  expect(body.words[0]).toEqual({
    directive: 'account for',
    definition: expect.stringContaining('why it happened'),
    kind: 'noun',
    forms: [],
  })
  expect(body.words).toContainEqual(expect.objectContaining({ directive: 'critically', kind: 'modifier' }))
  expect(body.words).toContainEqual(expect.objectContaining({ directive: 'to what extent', kind: 'extent' }))
})

test('a mind map is a file that is there, in the format of the software', async () => {
  const { call } = await api.newPerson()
  for (const words of essayWordCounts) {
    for (const option of essayOptions) {
      for (const [software, format] of [
        ['MindManager', 'mmap'],
        ['MindView', 'docx'],
        ['Inspiration', 'opml'],
        ['', 'pdf'],
      ]) {
        const { body } = await call('GET', `/users/apps/mindmap/${words}/${option}/download?software_name=${software}`)
        const name = `Essay Plan ${words} words - ${option}.${format}`
        expect(body).toEqual({ url: `/media/essay-plans/${encodeURIComponent(name)}`, name, format })
        const file = new URL(`../../../../../content${body.url}`, import.meta.url)
        expect(existsSync(file), body.url).toBe(true)
      }
    }
  }
})

test.each(['/1200/A', '/1000/C', '/1e3/A', '/..%2F1000/A', '/1000/a%00'])('there is no plan at %s', async (place) => {
  const { call } = await api.newPerson()
  expect((await call('GET', `/users/apps/mindmap${place}/download`)).status).toBe(404)
})
