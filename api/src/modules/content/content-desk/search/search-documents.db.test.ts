// docs/product/content-desk.md#find
import { beforeAll, expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../../test/support/content-desk.ts'
import { type SignedIn, useTestApi } from '../../../../../test/support/test-api.ts'

const api = useTestApi()
let editor: SignedIn

const body = {
  title: 'Help at night',
  lead: '',
  blocks: [
    {
      id: 'a',
      type: 'text',
      text: 'You are not **alone**.\n\n- Ring [the café’s listeners](https://listeners.example/ring).',
    },
    { id: 'b', type: 'contact', title: 'Listeners', content: 'They listen.', phone: '116 123' },
  ],
}

beforeAll(async () => {
  editor = await newContentManager(api)
  await addDocument(api, { id: 'page:search-night', address: '/support/search-night', body })
  await api.context.db
    .updateTable('documents')
    .set({ title: body.title })
    .where('id', '=', 'page:search-night')
    .execute()
})

const search = async (query: string, person = editor) =>
  (await person.call('GET', `/content_desk/search?query=${encodeURIComponent(query)}`)).body.hits

test.each([
  ['a word of a text', 'alone', 'You are not alone.', 'blocks/0/text'],
  ['one wrong letter', 'allone', 'You are not alone.', 'blocks/0/text'],
  ['without its accent, and with another quote', "cafe's", 'Ring the café’s listeners.', 'blocks/0/text'],
  ['a number', '116 123', '116 123', 'blocks/1/phone'],
  [
    'a part of an address',
    'listeners.example',
    expect.stringContaining('https://listeners.example/ring'),
    'blocks/0/text',
  ],
  ['words of the title', 'night help', null, null],
  ['words of the title and of a text', 'night alone', 'You are not alone.', 'blocks/0/text'],
])('%s is found, with its line and field', async (_, query, line, path) => {
  expect(await search(query)).toContainEqual({ id: 'page:search-night', line, path })
})

test.each(['', '   ', '?!', '%_', '…', '🎓', "'; --", 'x'.repeat(500)])('«%s» finds nothing', async (query) => {
  expect(await search(query)).toEqual([])
})

test('a query that is too long is refused', async () => {
  expect((await editor.call('GET', `/content_desk/search?query=${'x'.repeat(501)}`)).status).toBe(422)
})

test('a draft is found by its words until it is discarded, and by what is published meanwhile', async () => {
  const draft = `/content_desk/documents/page:search-night/draft`
  const written = { ...body, blocks: [{ id: 'c', type: 'text', text: 'A zorbing owl.' }] }
  await editor.call('PUT', draft, { body: written, version: 0, base: 0 })
  expect(await search('zorbing')).toEqual([{ id: 'page:search-night', line: 'A zorbing owl.', path: 'blocks/0/text' }])
  expect(await search('alone')).toContainEqual(expect.objectContaining({ id: 'page:search-night' }))
  await editor.call('DELETE', draft)
  expect(await search('zorbing')).toEqual([])
})

test('a page that was just created is found by its title', async () => {
  await editor.call('POST', '/content_desk/pages', {
    title: 'Quokka week',
    area: 'support',
    slug: 'quokka',
    linked: [],
  })
  expect(await search('quoka')).toEqual([{ id: 'page:quokka', line: null, path: null }])
})
