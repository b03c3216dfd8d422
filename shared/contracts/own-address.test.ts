import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLinkAddress, isWebAddress, parseOwnAddress, parseOwnPage } from './own-address.ts'

const elsewhere = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/.//evil.test/',
  '/..//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  '/%2E%2e//evil.test',
  '/%2f/evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/x/%2e%2e/%2fevil.test',
  '/x//evil.test',
  '/%09/evil.test',
  '/a\r\nset-cookie: x=1',
  '/a%0d%0aset-cookie:x',
  'https://evil.test/',
  'https:evil.test',
  'http:/evil.test',
  'evil.test',
  '@evil.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '',
  ' /a',
  `/${'a'.repeat(2001)}`,
]

test.each(elsewhere)('%j is not an address of our own', (text) => {
  expect(parseOwnAddress(text)).toBeUndefined()
  expect(parseOwnPage(text)).toBeUndefined()
})

test.each([undefined, null, 5, ['/a'], {}])('%j is not an address of our own', (value) => {
  expect(parseOwnAddress(value)).toBeUndefined()
})

test.each([
  ['/'],
  ['/dashboard/learn'],
  ['/flows/a?x=1&y=%20#part'],
  ['/journal/%E2%98%83'],
  ['/search?q=a%2F%2Fb//c'],
  ['/#connect-block'],
  ['/@evil.test'],
  ['/café?q=ü', '/caf%C3%A9?q=%C3%BC'],
  ['/a/../b/./c', '/b/c'],
])('%s is an address of our own', (text, read = text) => {
  expect(parseOwnAddress(text)).toBe(read)
  expect(parseOwnPage(text)).toBe(read)
})

test.each(['/api/auth/sign_out', '/API/x', '/%61pi/x', '/release/override?token=x', '/./release', '/x/../api'])(
  'no one is led to %s',
  (text) => {
    expect(parseOwnAddress(text)).toBeDefined()
    expect(parseOwnPage(text)).toBeUndefined()
  },
)

test('a page may begin with the same letters', () => {
  expect(parseOwnPage('/apis')).toBe('/apis')
  expect(parseOwnPage('/releases/1')).toBe('/releases/1')
})

/** What has deceived such functions before, put together at random. */
const piece = fc.constantFrom(
  ...'/ // \\ . .. %2e %2F %5c %00 %09 @ : ? # % ；'.split(' '),
  ...['\t', '\n', '\r', ' '],
  ...['evil.test', 'user:word@', 'https:', 'javascript:', 'api', 'flows', '\u200b', '\ufeff', '\u2028', '／', '。'],
)
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
)
const anyText = fc.oneof(
  text,
  text.map((rest) => `/${rest}`),
)

test('an address of our own stays at our origin, however it is read', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('https://stepwise.test', 'http://localhost:4000'), (given, site) => {
      const address = parseOwnAddress(given)
      if (address === undefined) return
      expect(address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      for (const read of [address, decodedOnce(address)]) {
        const [path = ''] = read.split(/[?#]/, 1)
        for (const page of [`${site}/`, `${site}/a/b?c`]) expect(new URL(path, page).origin).toBe(site)
      }
      expect(new URL(address, `${site}/a/b`).origin).toBe(site)
      // What is redirected to is read once more by the next reader.
      expect(parseOwnAddress(address)).toBe(address)
    }),
    { numRuns: 20_000 },
  )
})

function decodedOnce(address: string) {
  try {
    return decodeURIComponent(address.replace(/[?#].*/s, ''))
  } catch {
    return address
  }
}

test('every address that is made of plain segments is one of our own', () => {
  const segment = fc.string({ unit: fc.constantFrom(...'abc019-_~!$&()*+,;=:@'), minLength: 1 })
  fc.assert(
    fc.property(fc.array(segment), fc.webQueryParameters(), fc.webFragments(), (segments, query, hash) => {
      const address = `/${segments.join('/')}?${query}#${hash}`
      if (address.length <= 2000) expect(parseOwnAddress(address)?.split(/[?#]/, 1)[0]).toBe(`/${segments.join('/')}`)
    }),
  )
})

test.each([
  ['https://www.example.org/a?b#c', true],
  ['https://www.example.org', true],
  ['http://www.example.org', false],
  ['https:///www.example.org', false],
  ['https://', false],
  ['https://user:word@evil.test/', false],
  ['https://www.example.org@evil.test/', false],
  ['https://\tevil.test', false],
  ['https:\\\\evil.test', false],
  ['javascript:alert(1)//https://a.test', false],
])('%j is an address of another site: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is)
  expect(isLinkAddress(text)).toBe(is)
})

test.each([
  ['mailto:help@stepwise.test', true],
  ['tel:+44 20 7946 0000', true],
  ['sms:85258?body=SHOUT', true],
  ['/flows/a#part', true],
  ['/.//evil.test', false],
  ['mailto:', false],
  ['data:text/html,x', false],
])('an author may link to %j: %s', (text, may) => {
  expect(isLinkAddress(text)).toBe(may)
})
