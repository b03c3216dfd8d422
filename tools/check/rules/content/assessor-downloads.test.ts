import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const content = (path: string) => join(root, 'content', path)
const { blocks } = parse(readFileSync(content('pages/assessor.yaml'), 'utf8')) as {
  blocks: { type: string; to?: string; label?: string }[]
}
const labels = new Map(blocks.filter(({ type }) => type === 'link').map(({ to, label }) => [to, String(label)]))
const megabytes = (path: string) => `${(statSync(content(path)).size / 1e6).toFixed(1)} MB`

// docs/product/public-pages.md#assessor-downloads
test.each([
  'media/videos/assessor-demo/video.mp4',
  'media/guide/recommendation-guide.pdf',
  'media/guide/recommendation-guide.docx',
])('the link to %s says its size', (path) => {
  expect(labels.get(`/${path}`)).toContain(megabytes(path))
})

test('the link to the video says how long it is', () => {
  const { duration } = JSON.parse(readFileSync(content('media/videos/assessor-demo/video.json'), 'utf8'))
  expect(labels.get('/media/videos/assessor-demo/video.mp4')).toContain(`${Math.round(duration)} seconds`)
})

test('the link to the PDF says how many pages it has', () => {
  const pdf = readFileSync(content('media/guide/recommendation-guide.pdf'), 'latin1')
  const pages = [...pdf.matchAll(/\/Type \/Page\b/g)].length
  expect(labels.get('/media/guide/recommendation-guide.pdf')).toContain(`${pages} pages`)
})
