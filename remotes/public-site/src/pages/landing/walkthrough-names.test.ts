import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walkthroughsOf } from './walkthrough-names.ts'

const videos = join(import.meta.dirname, '../../../../../content/media/videos')

test.each(Object.values(walkthroughsOf).flat())('$name is as long as the page says', ({ name, seconds }) => {
  const { duration } = JSON.parse(readFileSync(join(videos, name, 'video.json'), 'utf8'))
  expect(seconds).toBe(Math.round(duration))
})
