import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeHost } from '../testing/fake-parts.ts'
import { s3Server } from '../testing/s3-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openStore } from './open-store.ts'

async function server() {
  const s3 = await s3Server()
  onTestFinished(() => s3.close())
  const { endpoint, region, accessKeyId, secretAccessKey } = s3.settings('')
  const place = { STORE_URL: 's3://releases/stepwise', AWS_ENDPOINT_URL: endpoint, AWS_REGION: region }
  const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey }
  const env = { ...place, ...keys, STORE_CACHE_DIR: await temporaryFolder() }
  const { files } = openStore(env, await temporaryFolder(), 'study')
  return { s3, env, files }
}

test('without settings everything is in the folder', async () => {
  const folder = await temporaryFolder()
  const { files, pointer } = openStore({ STORE_URL: '', DATABASE_URL: '' }, folder, 'study')
  expect(files.localFolder).toBe(folder)
  expect(await pointer.read()).toBeUndefined()
})

test('objects have what a CDN needs to hand them on', async () => {
  const { s3, files } = await server()
  await files.put('host/1', await fakeHost('1'))
  const headers = (name: string) => s3.objects.get(`stepwise/host/1/${name}`)?.headers
  const immutable = 'public, max-age=31536000, immutable'
  expect(headers('main.1.js')).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': immutable })
  expect(headers('main.1.js')).not.toHaveProperty('content-encoding')
  expect(headers('main.1.js.br')).toMatchObject({ 'content-type': 'text/javascript', 'content-encoding': 'br' })
  expect(headers('main.1.js.gz')).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': immutable })
  expect(headers('text.woff2')?.['content-type']).toBe('font/woff2')
  expect(headers('favicon.svg')?.['content-type']).toBe('image/svg+xml')
})

test('a server that is busy is asked again, and one that refuses is named in a sentence', async () => {
  const { s3, env, files } = await server()
  s3.failures.push(503, 500)
  expect(await files.list('host')).toEqual([])
  expect(s3.calls).toHaveLength(3)

  const stranger = openStore({ ...env, AWS_SECRET_ACCESS_KEY: 'another' }, '', 'study')
  await expect(stranger.files.list('host')).rejects.toMatchObject({
    message: expect.stringMatching(
      /^The bucket releases at http:.* refuses this request: GET .*403 SignatureDoesNotMatch\.$/,
    ),
    statusCode: 503,
  })
})

test('a publish that was killed half-way is not there, and the next one completes it', async () => {
  const { s3, env, files } = await server()
  const source = await fakeHost('1')
  await files.put('host/1', source)
  s3.objects.delete('stepwise/.published/host/1.json')
  s3.objects.delete('stepwise/host/1/main.1.js')

  const store = openStore(env, await temporaryFolder(), 'study')
  expect(await store.files.read('host/1/host.json')).toBeUndefined()
  expect(await store.files.list('host')).toEqual([])
  const puts = () => s3.calls.filter((call) => call.startsWith('PUT')).length
  const before = puts()
  expect(await store.files.put('host/1', source)).toBe('stored')
  expect(puts()).toBeGreaterThan(before)
  expect(await store.files.read('host/1/main.1.js')).toBeDefined()
})

test('the leftovers of a killed publish count as published for the time that files are kept, and can be removed', async () => {
  const { s3, files } = await server()
  await files.put('host/1', await fakeHost('1'))
  s3.objects.delete('stepwise/.published/host/1.json')
  const [left] = await files.published()
  expect(left).toMatchObject({ folder: 'host/1', publishedAt: expect.any(Date) })
  expect(left && (await files.remove(left))).toBe(true)
  expect([...s3.objects.keys()]).toEqual([])
})

test('a version that is just being removed is published once it is gone', async () => {
  const { s3, files } = await server()
  const source = await fakeHost('1')
  await files.put('host/1', source)
  const removal = { body: Buffer.alloc(0), headers: {}, modifiedAt: new Date() }
  s3.objects.set('stepwise/.removing/host/1', removal)
  const publication = files.put('host/1', source)
  await expect.poll(() => s3.calls.filter((call) => call.includes('.removing')).length).toBeGreaterThan(1)
  for (const key of [...s3.objects.keys()].filter((name) => name.includes('host/1'))) s3.objects.delete(key)
  expect(await publication).toBe('stored')

  // One that was killed is not waited for.
  s3.objects.set('stepwise/.removing/host/1', { ...removal, modifiedAt: new Date(Date.now() - 6 * 60_000) })
  expect(await files.put('host/1', source)).toBe('already stored')
  expect(s3.objects.has('stepwise/.removing/host/1')).toBe(false)
})

test('an object that was altered in the bucket is not handed on', async () => {
  const { s3, files } = await server()
  await files.put('host/1', await fakeHost('1'))
  const object = s3.objects.get('stepwise/host/1/forms.1.js')
  if (object) object.body = Buffer.from('2')
  await expect(files.download('host/1/forms.1.js')).rejects.toThrow('is not the file that was published')
})

test('a setting that is missing is named', async () => {
  const { env } = await server()
  const folder = join(await temporaryFolder(), 'store')
  const words = /^AWS_ACCESS_KEY_ID: .*needed with STORE_URL/
  expect(() => openStore({ ...env, AWS_ACCESS_KEY_ID: '' }, folder, 'study')).toThrow(words)
  expect(() => openStore({ ...env, STORE_URL: 'https://bucket' }, folder, 'study')).toThrow(/^STORE_URL: /)
})
