import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { failed, type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'
import { consumeDownload, giveBackDownload } from './downloads.repository.ts'

const api = useTestApi()
const path = '/users/reflective_journal/reflections'
const nobodys = '00000000-0000-4000-8000-000000000000'

const add = async ({ call }: SignedIn, reflection: object = {}): Promise<string> => {
  const { body } = await call('POST', path, {
    reflection: { title: 'My first talk', act: 'Breathe.', date: '2026-03-02', ...reflection },
  })
  return body.reflection.id
}
const many = (ids: string[]) => ids.map((id) => `reflection_ids[]=${id}`).join('&')
const linkTo = async ({ call }: SignedIn, query: string): Promise<string> => {
  const { status, body } = await call('GET', `${path}/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toEqual({ url: expect.stringMatching(/^\/api\/downloads\/[\w-]{43}$/) })
  return body.url.slice('/api'.length)
}
/** Someone with an entry and a link to it. */
async function withLink() {
  const person = await api.newPerson()
  return { person, url: await linkTo(person, `${await add(person)}/download`) }
}
/** The file behind a link, as bytes. */
const fetchFile = async ({ cookie }: SignedIn, url: string) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({ url: `/api${url}`, headers: { cookie } })
  expect(statusCode).toBe(200)
  return { headers, bytes: new Uint8Array(rawPayload) }
}
const wordText = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())

test('an entry is a Word document by default, through a link that works once', async () => {
  const { person, url } = await withLink()
  const { headers, bytes } = await fetchFile(person, url)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition':
      'attachment; filename="Reflection - My first talk - 2026-03-02.docx"; ' +
      "filename*=UTF-8''Reflection%20-%20My%20first%20talk%20-%202026-03-02.docx",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(wordText(bytes)).toContain('My first talk')
  const used = failed(410, 'This link has been used. Go back to your journal and download again.')
  expect(await person.call('GET', url)).toMatchObject(used)
})

test('a HEAD request does not use a link up', async () => {
  const { person, url } = await withLink()
  const head = await api.app.inject({ method: 'HEAD', url: `/api${url}`, headers: { cookie: person.cookie } })
  expect(head.statusCode).toBe(405)
  expect((await person.call('GET', url)).status).toBe(200)
})

test('a link works for a minute', async () => {
  const person = await api.newPerson()
  const id = await add(person)
  const [early, late] = [await linkTo(person, `${id}/download`), await linkTo(person, `${id}/download`)]
  api.advance(59_000)
  expect((await person.call('GET', early)).status).toBe(200)
  api.advance(1000)
  const msg = 'This link has expired: it works for a minute. Go back to your journal and download again.'
  expect(await person.call('GET', late)).toMatchObject(failed(410, msg))
})

test('a link works for its owner only, and needs a session', async () => {
  const { person, url } = await withLink()
  const other = await api.newPerson()
  expect((await api.visitor('GET', url)).status).toBe(401)
  expect(await other.call('GET', url)).toMatchObject({ status: 404, body: { msg: 'We could not find this file.' } })
  expect((await person.call('GET', '/downloads/guessed')).status).toBe(404)
  // None of that used it up.
  expect((await person.call('GET', url)).status).toBe(200)
})

test('many entries are one document, the newest first', async () => {
  const person = await api.newPerson()
  const ids = [await add(person, { title: 'Older' }), await add(person, { title: 'Newer', date: '2026-03-09' })]
  const { headers, bytes } = await fetchFile(person, await linkTo(person, `download_many?${many(ids)}`))
  expect(headers['content-disposition']).toContain('"Reflective journal - 2 entries - 2026-03-10.docx"')
  expect(wordText(bytes)).toMatch(/Newer.*Older/s)
})

test('a document has as many entries as can be deleted at once, and more', async () => {
  const person = await api.newPerson()
  const ids = [await add(person, { title: 'The one that is there' })]
  while (ids.length < 205) ids.push(randomUUID())
  const inAddress = await person.call('GET', `${path}/download_many?${many(ids)}`)
  expect(inAddress).toMatchObject({ status: 422, body: { msg: 'Choose at most 200 entries at once.' } })
  const { status, body } = await person.call('POST', `${path}/download_many`, { reflection_ids: ids, format: 'txt' })
  expect(status).toBe(200)
  const { bytes } = await fetchFile(person, body.url.slice('/api'.length))
  expect(new TextDecoder().decode(bytes)).toContain('The one that is there')
})

test('plain text by choice', async () => {
  const person = await api.newPerson()
  const id = await add(person, { title: 'Überblick 🎓', observe_1: 'Line one.\nLine two.' })
  const { headers, bytes } = await fetchFile(person, await linkTo(person, `${id}/download?format=txt`))
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['content-disposition']).toContain('"Reflection - Uberblick _ - 2026-03-02.txt"')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toContain('What happened?\r\nLine one.\r\nLine two.\r\n')
  expect((await person.call('GET', `${path}/${id}/download?format=pdf`)).status).toBe(422)
})

test('another person’s entries cannot be downloaded, alone or among one’s own', async () => {
  const person = await api.newPerson()
  const other = await api.newPerson()
  const [mine, theirs] = [await add(person), await add(other, { title: 'Secret' })]
  const notFound = failed(404, 'We could not find this entry.')
  expect(await person.call('GET', `${path}/${theirs}/download`)).toMatchObject(notFound)
  expect((await person.call('GET', `${path}/download_many?${many([theirs, nobodys])}`)).status).toBe(404)
  const { bytes } = await fetchFile(person, await linkTo(person, `download_many?${many([mine, theirs])}`))
  expect(wordText(bytes)).not.toContain('Secret')
})

test('too much text for one document is rejected with a message', async () => {
  const person = await api.newPerson()
  const long = 'x'.repeat(10_000)
  const answers = { observe_1: long, observe_2: long, reflect_1: long, reflect_2: long, act: long }
  const ids = await Promise.all(Array.from({ length: 21 }, () => add(person, answers)))
  const msg = 'These entries are too long for one document. Choose fewer of them.'
  const refusal = { status: 422, body: { errors: { reflection_ids: [msg] }, msg } }
  expect(await person.call('GET', `${path}/download_many?${many(ids)}`)).toMatchObject(refusal)
  await linkTo(person, `download_many?${many(ids.slice(1))}`)
})

test('an entry that was deleted meanwhile is not in the file', async () => {
  const person = await api.newPerson()
  const id = await add(person)
  const url = await linkTo(person, `${id}/download`)
  await person.call('DELETE', `${path}/${id}`)
  expect(await person.call('GET', url)).toMatchObject(failed(410, 'The entries of this file have been deleted.'))
})

test('the person’s own font is in the document', async () => {
  const person = await api.newPerson()
  const id = await add(person)
  await person.call('PUT', '/users/accessability_setting', { accessability_setting: { font_family: 'Open-Dyslexic' } })
  const { bytes } = await fetchFile(person, await linkTo(person, `${id}/download`))
  expect(strFromU8(unzipSync(bytes)['word/styles.xml'] ?? new Uint8Array())).toContain('w:ascii="OpenDyslexic"')
})

test('a link whose document could not be made works again', async () => {
  const { person, url } = await withLink()
  const token = url.split('/').at(-1) ?? ''
  expect((await consumeDownload(api.context.db, person.id, token, api.clock.now)).state).toBe('valid')
  await giveBackDownload(api.context.db, person.id, token)
  expect((await person.call('GET', url)).status).toBe(200)
})
