import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { FRAMES_PER_SECOND } from './frame-rate.mjs'
import { encodeSound, loudnessProblem, measureLoudness } from './loudness.mjs'
import { narrate } from './narrate.mjs'
import { run } from './run.mjs'
import { filmProblems } from './scenes/check.mjs'
import { posterTime } from './scenes/poster.mjs'
import { svgPicture } from './scenes/svg.mjs'
import { filmTimeline, paintTimes } from './scenes/timeline.mjs'
import { captionsVtt, chaptersVtt, descriptionsVtt, thumbnailsVtt } from './timed-text.mjs'

const THUMBNAIL = { width: 160, height: 90, columns: 5, everySeconds: 2 }

/** A film is not heavier, on the mean. */
export const MAX_BYTES_A_SECOND = 14_000
/** What the maker takes a second pass for: all films together stay below 75 MB. */
const WANTED_BYTES_A_SECOND = 10_500
/** Of H.264, the best first: the next is taken where a film is heavier than wanted. */
const QUALITIES = ['35', '38']
/**
 * For flat drawings: bits go to even areas, where what is left of an earlier picture would be seen, and to colours; none to grain. Of eight
 * settings tried on two films, at the same weight, this one is the closest to what was painted (SSIM).
 */
const X264 = 'psy=0:aq-mode=3:aq-strength=0.4:chroma-qp-offset=-3'

/** A hash of a video's text, colours and recordings. It is stored in video.json, to tell whether the video is up to date. */
export function fingerprint(sourceText, colours, recordings) {
  const hash = createHash('sha256').update(sourceText).update(JSON.stringify(colours))
  const files = existsSync(recordings) ? readdirSync(recordings).sort() : []
  for (const file of files) hash.update(file).update(readFileSync(`${recordings}/${file}`))
  return hash.digest('hex').slice(0, 16)
}

export function isUpToDate(folder, hash) {
  const file = `${folder}/video.json`
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).sourceHash === hash
}

/** Writes every file of one video into `folder`. Returns the content of video.json; times are in seconds. */
export async function makeVideo({ lesson, colours, hash, folder, recordings, painter }) {
  const temp = mkdtempSync(`${tmpdir()}/lesson-`)
  mkdirSync(folder, { recursive: true })
  try {
    const narration = narrate(lesson.slides, recordings, temp)
    const video = describe(lesson, narration, hash)

    const frames = await paintScenes({ lesson, colours, video, painter, temp })
    encodeSound(narration.file, `${temp}/narration.m4a`)
    joinVideo(frames, video, `${temp}/narration.m4a`, temp, folder)
    const problem = loudnessProblem(measureLoudness(`${folder}/video.mp4`))
    if (problem) throw new Error(`${folder}/video.mp4: ${problem}`)
    run('ffmpeg', ['-y', '-i', `${temp}/poster.png`, '-quality', '80', `${folder}/poster.webp`])

    writeFileSync(`${folder}/captions.vtt`, captionsVtt(video.sentences))
    writeFileSync(`${folder}/chapters.vtt`, chaptersVtt(video.slides, video.duration))
    writeFileSync(`${folder}/descriptions.vtt`, descriptionsVtt(video.slides, video.duration))
    writeFileSync(`${folder}/thumbnails.vtt`, thumbnailsVtt(video.duration, THUMBNAIL))
    // Last, because its hash says that the video is complete.
    writeFileSync(`${folder}/video.json`, `${JSON.stringify(video, null, 2)}\n`)
    return video
  } finally {
    rmSync(temp, { recursive: true })
  }
}

function describe(lesson, { duration, slideStarts, sentences }, sourceHash) {
  const slides = lesson.slides.map(({ title, chapter, shown }, index) => ({
    start: slideStarts[index],
    title,
    ...(chapter && { chapter }),
    shown: shown.trim(),
  }))
  return { title: lesson.title, duration, slides, sentences, sourceHash }
}

/** Paints what the scenes show, as often as it moves. Throws where that would not be good to watch. */
async function paintScenes({ lesson, colours, video, painter, temp }) {
  const problems = filmProblems(lesson, video, colours)
  if (problems.length > 0) throw new Error(`${lesson.title}:\n  ${problems.join('\n  ')}`)
  const timeline = filmTimeline(lesson, video, colours)
  const picture = (time) => svgPicture(timeline.draw(time), timeline.palette)
  const files = new Map()
  const frames = []
  for (const start of paintTimes(timeline.moves, video.duration)) {
    const svg = picture(start)
    if (!files.has(svg)) {
      files.set(svg, `${temp}/frame-${files.size}.png`)
      await painter.paint(svg, files.get(svg))
    }
    const file = files.get(svg)
    if (frames.at(-1)?.file !== file) frames.push({ file, start })
  }
  await painter.paint(picture(posterTime(timeline)), `${temp}/poster.png`)
  return frames
}

function joinVideo(frames, video, audio, temp, folder) {
  const list = frames.map(({ file, start }, index) => {
    const end = frames[index + 1]?.start ?? video.duration
    return `file '${file}'\nduration ${(end - start).toFixed(3)}`
  })
  // ffmpeg's concat demuxer ignores the last duration unless the last file is listed twice.
  writeFileSync(`${temp}/frames.txt`, `${list.join('\n')}\nfile '${frames.at(-1).file}'\n`)
  const pictures = ['-f', 'concat', '-safe', '0', '-i', `${temp}/frames.txt`]
  const keyFrames = video.slides.map((slide) => slide.start).join(',')

  for (const quality of QUALITIES) {
    run('ffmpeg', [
      ...['-y', ...pictures, '-i', audio, '-t', String(video.duration)],
      ...['-vf', `fps=${FRAMES_PER_SECOND}`, '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'],
      ...['-crf', quality, '-x264-params', X264],
      ...['-pix_fmt', 'yuv420p', '-g', String(30 * FRAMES_PER_SECOND), '-force_key_frames', keyFrames],
      // The pictures come out the same on a machine with more cores.
      ...['-threads', '4'],
      ...['-c:a', 'copy'],
      ...['-movflags', '+faststart', `${folder}/video.mp4`],
    ])
    if (statSync(`${folder}/video.mp4`).size <= video.duration * WANTED_BYTES_A_SECOND) break
  }

  const { width, height, columns, everySeconds } = THUMBNAIL
  const rows = Math.ceil(Math.ceil(video.duration / everySeconds) / columns)
  run('ffmpeg', [
    ...['-y', '-i', `${folder}/video.mp4`, '-frames:v', '1', '-quality', '70'],
    ...[
      '-vf',
      `select='not(mod(n,${everySeconds * FRAMES_PER_SECOND}))',scale=${width}:${height}:flags=area,tile=${columns}x${rows}:color=0xFBF8F2`,
    ],
    `${folder}/thumbnails.webp`,
  ])
}
