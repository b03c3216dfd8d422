// Makes the lesson videos in content/media/videos from their sources in content/videos. See README.md.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findColours } from './videos/colours.mjs'
import { loudnessProblem, measureLoudness } from './videos/loudness.mjs'
import { fingerprint, isUpToDate, MAX_BYTES_A_SECOND, makeVideo } from './videos/make-video.mjs'
import { openPainter } from './videos/paint.mjs'
import { recordProduct } from './videos/product.mjs'
import { requireTools } from './videos/run.mjs'
import { listVoices, readSource } from './videos/source.mjs'

const SECONDS = { min: 30, max: 180 }

const content = fileURLToPath(new URL('..', import.meta.url))
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    loudness: { type: 'boolean', default: false },
  },
})

const known = readdirSync(`${content}/videos`)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace(/\.yaml$/, ''))
const unknown = named.filter((slug) => !known.includes(slug))
if (unknown.length > 0) throw new Error(`No such video in content/videos: ${unknown.join(', ')}`)

const wanted = named.length > 0 ? named : known

// Measures the films as they are, and makes none.
if (options.loudness) {
  for (const slug of wanted) {
    const measured = measureLoudness(`${content}/media/videos/${slug}/video.mp4`)
    const problem = loudnessProblem(measured)
    console.log(`${slug}: ${measured.loudness} LUFS, peak ${measured.peak} dB${problem ? '  outside' : ''}`)
    if (problem) process.exitCode = 1
  }
  process.exit()
}

const jobs = wanted
  .map((slug) => {
    const text = readFileSync(`${content}/videos/${slug}.yaml`, 'utf8')
    const colours = findColours(content, slug)
    const recordings = `${content}/voice/${slug}`
    const hash = fingerprint(text, colours, recordings)
    return {
      slug,
      colours,
      recordings,
      hash,
      lesson: readSource(slug, text),
      folder: `${content}/media/videos/${slug}`,
    }
  })
  .filter((job) => options.all || named.length > 0 || !isUpToDate(job.folder, job.hash))

if (jobs.length === 0) {
  console.log('All videos are up to date.')
  process.exit()
}

// Keeps the machine usable: ffmpeg and the voice inherit this priority.
setPriority(10)
requireTools([...new Set(jobs.flatMap(({ lesson }) => listVoices(lesson)))])
const painter = await openPainter()
try {
  for (const job of jobs) {
    recordProduct(job.lesson, job.slug)
    const { duration } = await makeVideo({ ...job, painter })
    const bytes = statSync(`${job.folder}/video.mp4`).size
    console.log(`${job.slug}: ${duration.toFixed(1)} s, ${Math.round(bytes / 1000)} kB`)
    if (bytes > duration * MAX_BYTES_A_SECOND)
      console.warn(`  too large: keep it under ${MAX_BYTES_A_SECOND / 1000} kB a second`)
    if (duration < SECONDS.min || duration > SECONDS.max) {
      console.warn(`  aim at ${SECONDS.min} to ${SECONDS.max} s`)
    }
  }
} finally {
  await painter.close()
}
