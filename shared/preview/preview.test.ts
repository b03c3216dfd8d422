import { expect, test } from 'vitest'
import { type Preview, preview, previewFrameName, readPreview } from './index.ts'

// docs/product/content-desk.md#preview

const settings: Preview = { isDraft: true, theme: 'dark', fontSize: 10, edition: 'pro', wellbeings: ['calm'] }
const place = { origin: 'https://stepwise.test' } as Location
const parent = { location: place } as Window
const name = previewFrameName(settings)

test('a frame of the same origin with such a name is a preview', () => {
  expect(readPreview({ name, parent, location: place })).toEqual(settings)
})

test('a page by itself, a frame with another name, and a frame in a foreign page are none', () => {
  const alone = { name, location: place } as Window
  Object.assign(alone, { parent: alone })
  expect(readPreview(alone)).toBeNull()
  expect(readPreview({ name: 'elsewhere', parent, location: place })).toBeNull()
  const foreign = {
    get location(): Location {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  } as Window
  expect(readPreview({ name, parent: foreign, location: place })).toBeNull()
  const other = { location: { origin: 'https://elsewhere.test' } } as Window
  expect(readPreview({ name, parent: other, location: place })).toBeNull()
  expect(preview).toBeNull()
})
