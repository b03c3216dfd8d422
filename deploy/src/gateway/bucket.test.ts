import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { openBucket } from '../store/bucket.ts'
import { bucketFiles } from '../store/bucket-files.ts'
import { directoryPointer } from '../store/directory-pointer.ts'
import { fakeHost } from '../testing/fake-parts.ts'
import { openGateway } from '../testing/open-gateway.ts'
import { s3Server } from '../testing/s3-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

test('files are served from a bucket, each asked for once, and stay served when the bucket does not answer', async () => {
  const s3 = await s3Server()
  const cache = await temporaryFolder()
  const store = {
    files: bucketFiles(openBucket(s3.settings('a/')), cache),
    pointer: directoryPointer(await temporaryFolder()),
    edition: 'study' as const,
  }
  await publish(store, 'host', await fakeHost('1.0.0'))
  await promote(store, [{ part: 'host', version: '1.0.0' }], { who: 'ada', why: '' })
  const app = await openGateway({ store, isProduction: true })

  const headers = { accept: '*/*', 'accept-encoding': 'br' }
  const get = (url: string) => app.inject({ url, headers })
  const askedBefore = s3.calls.length
  const [first] = await Promise.all([get('/host/1.0.0/main.1.js?again=1'), get('/host/1.0.0/main.1.js')])
  expect(first?.statusCode).toBe(200)
  expect(first?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync(first?.rawPayload ?? Buffer.alloc(0)).toString()).toContain('host 1.0.0')
  expect((await readdir(join(cache, 'host/1.0.0'))).sort()).toEqual(['main.1.js', 'main.1.js.br', 'main.1.js.gz'])
  expect(s3.calls.slice(askedBefore).filter((call) => call === 'GET /releases/a/host/1.0.0/main.1.js')).toHaveLength(1)
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).body).toContain('/host/1.0.0/')
  for (const url of ['/host/1.0.0/gone.js', '/host/2.0.0/main.1.js', '/host/../.published/host/1.0.0.json'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])

  await s3.close()
  expect((await get('/host/1.0.0/main.1.js')).statusCode).toBe(200)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const missing = await get('/host/1.0.0/main.1.css')
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(logged).toHaveBeenCalled()
  vi.restoreAllMocks()
})
