import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { anEntry, aSource } from './journal-document.fixture.ts'
import { createFileMaker } from './make-file.ts'

function fileMaker() {
  const files = createFileMaker()
  onTestFinished(files.close)
  return files
}
/** About ten pages. */
const longEntry = { ...anEntry, observe_1: 'Word by word. \n\n'.repeat(1500) }
const wordText = (bytes: Buffer) => strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array())

// A worker for each took 2,800 MB, 12,000 with the longest documents.
test('24 Word documents at once are all made, in little memory, and hold up nothing', async () => {
  const files = fileMaker()
  const before = process.memoryUsage().rss
  let peak = before
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 20)
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const made = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      files.makeFile('docx', aSource(Array(2).fill({ ...longEntry, title: `Entry number ${at}.` }))),
    ),
  )
  delays.disable()
  clearInterval(watching)
  made.forEach((bytes, at) => {
    expect(wordText(bytes)).toContain(`Entry number ${at}.`)
  })
  expect((peak - before) / 1e6).toBeLessThan(1200)
  expect(delays.max / 1e6).toBeLessThan(1500)
})

test('fifty of sixty documents at once wait or are made, and the others are refused with words and a time', async () => {
  const files = fileMaker()
  files.assertHasRoom()
  const made = Promise.allSettled(Array.from({ length: 60 }, () => files.makeFile('docx', aSource([anEntry]))))
  expect(() => files.assertHasRoom()).toThrow('We are making a lot of documents')
  expect((await files.makeFile('txt', aSource([anEntry]))).toString()).toContain('My first talk')

  const outcomes = await made
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(8)
  expect(refused.length).toBeLessThanOrEqual(10)
  const message = 'We are making a lot of documents at the moment. Please wait a minute and download again.'
  const busy = { status: 503, message, headers: { 'retry-after': '60' } }
  for (const reason of refused) expect(reason).toMatchObject(busy)
  files.assertHasRoom()
})
