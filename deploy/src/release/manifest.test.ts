import { expect, test } from 'vitest'
import { parseManifest } from './manifest.ts'

const files = { initial: { js: [], css: [] }, fonts: [], sharedModules: {} }
const host = { version: '1.0.0-ab12cd34', edition: 'study', sharedVersion: '1.0.0', ...files }
const parse = (policy?: object) => parseManifest('host', JSON.stringify({ ...host, ...(policy && { policy }) }))

test('a host without a policy of its own is one of an earlier release, or one that needs none', () => {
  expect(parse()).toMatchObject({ kind: 'host', host })
})

test('a policy names the origins of others; what it leaves out is none', () => {
  expect(parse({ connects: ['https://views.example.org'] })).toMatchObject({
    host: { policy: { scripts: [], connects: ['https://views.example.org'], frames: [] } },
  })
})

test.each(["'unsafe-eval'", '*', 'https:', 'https://a.example.org; object-src *', 'data:', 'http://a.example.org', 42])(
  'a policy with %s in it is refused',
  (origin) => {
    expect(() => parse({ scripts: [origin] })).toThrow('host.json: policy.scripts.0')
  },
)
