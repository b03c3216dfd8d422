import { expect, test } from 'vitest'
import { newContentManager } from '../../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../../test/support/test-api.ts'
import { publish } from '../../documents/revisions.repository.ts'
import { saveImage } from '../images.repository.ts'

const api = useTestApi()
const path = '/content_desk/export'
const hash = '0123456789abcdef'.repeat(4)
const id = 'step:writing:plan:start:read'

test('the export is empty while nothing is published', async () => {
  const editor = await newContentManager(api)
  expect(await editor.call('GET', path)).toMatchObject({ status: 200, body: { files: [] } })
})

test('published documents come as files, with the uploaded pictures that they show', async () => {
  const editor = await newContentManager(api)
  const { db, now } = api.context
  const image = { hash, bytes: Buffer.from('a picture'), width: 1, height: 1 }
  await saveImage(db, image, { userId: editor.id, now: now() })
  const text = `Look.\n\n![A desk](/api/content_images/${hash}.webp)\n\n![A lamp](/api/content_images/${'f'.repeat(64)}.webp)`
  const body = { name: 'Read', text, tip: '', more: '', transcript: null }
  const author = { id: editor.id, name: 'Ada Price' }
  expect(await publish(db, { id, base: 0, body, publishAt: null, author, why: '', now: now() })).toBe('done')

  const picture = 'images/uploads/0123456789abcdef.webp'
  const { body: answer } = await editor.call('GET', path)
  expect(answer.files).toEqual([
    { path: 'flows/writing/plan/start/read.md', text: expect.any(String), encoding: 'utf8' },
    { path: picture, text: image.bytes.toString('base64'), encoding: 'base64' },
  ])
  // A picture that is not there keeps its address.
  expect(answer.files[0].text).toBe(
    `---\nname: Read\ntype: text\n---\n${text.replace(`/api/content_images/${hash}.webp`, `/${picture}`)}\n`,
  )
})
