import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { encodeSound, loudnessProblem, measureLoudness } from './loudness.mjs'
import { narrate } from './narrate.mjs'
import { run } from './run.mjs'
import { captionsVtt, chaptersVtt, descriptionsVtt, thumbnailsVtt } from './timed-text.mjs'

const THUMBNAIL = { width: 160, height: 90, columns: 5, everySeconds: 2 }

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

/** Writes every file of one video into `folder`. Answers with the content of video.json; times are in seconds. */
export async function makeVideo({ lesson, colours, hash, folder, recordings, painter }) {
  const temp = mkdtempSync(`${tmpdir()}/lesson-`)
  mkdirSync(folder, { recursive: true })
  try {
    const narration = narrate(lesson.slides, recordings, temp)
    const video = describe(lesson, narration, hash)

    const frames = await paintFrames(lesson, colours, video, painter, temp)
    await painter.paintPoster(lesson, colours, `${temp}/poster.png`)
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
  const slides = lesson.slides.map(({ title, chapter, points, shown }, index) => ({
    start: slideStarts[index],
    title,
    ...(chapter && { chapter }),
    points,
    ...(shown && { shown: shown.trim() }),
  }))
  return { title: lesson.title, duration, slides, sentences, sourceHash }
}

/** Paints one picture for each sentence, in which the point that is spoken about is marked. */
async function paintFrames(lesson, colours, video, painter, temp) {
  const frames = []
  for (const [index, sentence] of video.sentences.entries()) {
    const slide = lesson.slides[sentence.slide]
    const first = video.sentences.findIndex((each) => each.slide === sentence.slide)
    const file = `${temp}/frame-${index}.png`
    await painter.paintSlide(lesson, sentence.slide, slide.sentences[index - first], colours, file)
    frames.push({ file, start: index === first ? video.slides[sentence.slide].start : sentence.start })
  }
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

  run('ffmpeg', [
    ...['-y', ...pictures, '-i', audio, '-t', String(video.duration)],
    ...['-vf', 'fps=10', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage', '-crf', '26'],
    ...['-pix_fmt', 'yuv420p', '-g', '300', '-force_key_frames', keyFrames],
    ...['-c:a', 'copy'],
    ...['-movflags', '+faststart', `${folder}/video.mp4`],
  ])

  const { width, height, columns, everySeconds } = THUMBNAIL
  const rows = Math.ceil(Math.ceil(video.duration / everySeconds) / columns)
  run('ffmpeg', [
    ...['-y', '-i', `${folder}/video.mp4`, '-frames:v', '1', '-quality', '70'],
    ...[
      '-vf',
      `select='not(mod(n,${everySeconds * 10}))',scale=${width}:${height}:flags=area,tile=${columns}x${rows}:color=0xFBF8F2`,
    ],
    `${folder}/thumbnails.webp`,
  ])
}
