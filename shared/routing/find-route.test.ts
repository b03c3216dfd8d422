import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ambiguousAddress, findRoute, matchRoute, sampleAddresses } from './find-route.ts'
import { paths } from './paths.ts'

const club = ['/club', '/club/:book', '/club/new', '/club/:book/:page', '/club/:book/index', '/club/:book/*']
const patterns = ['/', ...club, '/shelf/:letter?', '/shelf/:letter/best', '/staff?/rooms', '/files/*']

/** Address, the pattern that is shown there, its parameters. */
const addresses: [pathname: string, pattern: string | undefined, params?: Record<string, string>][] = [
  ['/', '/'],
  ['/club', '/club'],
  ['/club/', '/club'],
  ['/Club', '/club'],
  ['/cl%75b', '/club'],
  ['//club', undefined],
  ['/clubs', undefined],
  ['/club/dune', '/club/:book', { book: 'dune' }],
  ['/club/new', '/club/new'],
  ['/club/news', '/club/:book', { book: 'news' }],
  ['/club/a%2Fb%20c', '/club/:book', { book: 'a%2Fb%20c' }],
  ['/club/%E0%A4%A', '/club/:book', { book: '%E0%A4%A' }],
  ['/club/dune/12', '/club/:book/:page', { book: 'dune', page: '12' }],
  ['/club/dune/index', '/club/:book/index', { book: 'dune' }],
  ['/club/dune/12/notes', '/club/:book/*', { book: 'dune' }],
  ['/club//12', undefined],
  ['/shelf', '/shelf/:letter?'],
  ['/shelf/d', '/shelf/:letter?', { letter: 'd' }],
  ['/shelf/d/best', '/shelf/:letter/best', { letter: 'd' }],
  ['/shelf/d/worst', undefined],
  ['/staff/rooms', '/staff?/rooms'],
  ['/rooms', '/staff?/rooms'],
  ['/files', '/files/*'],
  ['/files/a/b', '/files/*'],
  ['/nowhere', undefined],
]

const routes = patterns.map((path) => ({ path }))
/** The router warns where an address is not properly encoded. */
const shownByRouter = (of: { path: string }[], pathname: string) => matchRoutes(of, pathname)?.at(-1)?.route.path

test.each(addresses)('%s is answered by %s', (pathname, pattern, params = {}) => {
  const found = findRoute(routes, pathname)
  expect(found?.route.path).toBe(pattern)
  if (pattern) expect(found?.params).toEqual(params)
  expect(findRoute(routes.toReversed(), pathname)?.route.path).toBe(pattern)
})

test.each(addresses.filter(([pathname]) => pathname !== '/club/%E0%A4%A'))('the router agrees about %s', (pathname) => {
  expect(findRoute(routes, pathname)?.route.path).toBe(shownByRouter(routes, pathname))
})

test('the router agrees about every address of the product', () => {
  const all = Object.values(paths).map(({ pattern }) => ({ path: pattern }))
  for (const { path } of all) {
    const address = path.replaceAll(/:\w+/g, 'some-slug')
    expect(findRoute(all, address)?.route.path).toBe(path)
    expect(shownByRouter(all, address)).toBe(path)
  }
})

test('the first of two routes that match alike is shown', () => {
  expect(findRoute([{ path: '/:one' }, { path: '/:other' }], '/club')?.route.path).toBe('/:one')
  expect(findRoute([], '/club')).toBeUndefined()
})

test('an address at or below another is found with the rest', () => {
  expect(matchRoute('/club/*', '/club')).toBeDefined()
  expect(matchRoute('/club/*', '/club/dune/12')).toBeDefined()
  expect(matchRoute('/club/*', '/clubs')).toBeUndefined()
})

test.each([
  ['/club/:book', '/club/:title/', '/club/~'],
  ['/club/:book', '/Club/:title', '/club/~'],
  ['/club/:book?', '/club/:title', '/club/~'],
  ['/club/:book?', '/club', '/club'],
  ['/:shelf?/club?', '/club', '/club'],
  ['/:club/dune', '/club/:book', '/club/dune'],
  ['/club/*', '/club/*', '/club/~'],
  ['/', '', '/'],
  ['/club/:book', '/club/new', undefined],
  ['/club/:book', '/club/*', undefined],
  ['/club/:book', '/club/:book/:page', undefined],
])('between %s and %s nothing can choose at %s', (one, other, address) => {
  expect(ambiguousAddress(one, other)).toBe(address)
  expect(ambiguousAddress(other, one)).toEqual(address && expect.any(String))
})

const segment = fc.constantFrom('a', 'B', 'b', ':x', ':y', ':x?', 'a?')
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/*'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`.replace('//', '/'))

test('the router itself shows the first of two routes where nothing can choose, and else always the same one', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      const routes = [{ path: one }, { path: other }]
      const shown = (of: { path: string }[], at: string) =>
        of.findIndex(({ path }) => path === matchRoutes(of, at)?.at(-1)?.route.path)
      const ambiguous = ambiguousAddress(one, other)
      if (ambiguous) {
        expect([shown(routes, ambiguous), shown(routes.toReversed(), ambiguous)]).toEqual([0, 0])
      } else {
        for (const at of [...sampleAddresses(one), ...sampleAddresses(other)])
          expect(shown(routes, at)).toBe(1 - shown(routes.toReversed(), at))
      }
    }),
  )
})
