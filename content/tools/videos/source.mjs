import { parse } from 'yaml'
import { readScenes } from './scenes/read.mjs'
import { speakerVoices } from './voices.mjs'

const isText = (value) => typeof value === 'string' && value.trim() !== ''
const isTextList = (value) => Array.isArray(value) && value.length > 0 && value.every(isText)
const isPause = (value) => value === undefined || (typeof value === 'number' && value > 0 && value <= 30)

/**
 * Parses a video's YAML (the format is in content/README.md). Each slide has its `points` and its `sentences` then: what is said, by
 * whom, which point it is about (-1: none), and what is on the slide's screen meanwhile. A slide with a `scene` has no points.
 * Throws with the path to the first invalid value.
 */
export function readSource(slug, text) {
  const lesson = parse(text)
  const check = (isGood, path) => {
    if (!isGood) throw new Error(`videos/${slug}.yaml: ${path}`)
  }
  check(isText(lesson?.title), 'title should be a text')
  check(lesson.product === undefined || isText(lesson.product), 'product should be a text')
  check(lesson.reader === undefined || isText(lesson.reader), 'reader should be a text')
  for (const [name, voice] of Object.entries(lesson.speakers ?? {}))
    check(speakerVoices.includes(voice), `speakers.${name} should be one of ${speakerVoices.join(', ')}`)
  check(Array.isArray(lesson.slides) && lesson.slides.length > 0, 'slides should be a list')
  lesson.slides.forEach((slide, index) => {
    const path = `slides[${index}]`
    check(isText(slide.title), `${path}.title should be a text`)
    check(slide.chapter === undefined || isText(slide.chapter), `${path}.chapter should be a text`)
    check(slide.shown === undefined || isText(slide.shown), `${path}.shown should be a text`)
    check(isPause(slide.pause), `${path}.pause should be seconds, at most 30`)
    if (slide.steps === undefined) {
      check(slide.scene || isTextList(slide.points), `${path}.points should be a list of texts`)
      checkSentences(slide.sentences, `${path}.sentences`, lesson, check)
    } else {
      if (slide.introduction) checkSentences(slide.introduction, `${path}.introduction`, lesson, check)
      checkScreen(slide.screen, `${path}.screen`, check)
      check(Array.isArray(slide.steps) && slide.steps.length > 0, `${path}.steps should be a list`)
      for (const [at, step] of slide.steps.entries()) checkStep(step, `${path}.steps[${at}]`, lesson.reader, check)
    }
  })
  check(lesson.slides[0].chapter, 'the first slide should begin a chapter')
  readScenes(lesson, check)
  const withPause = ({ pause, ...slide }) => {
    const last = slide.sentences.at(-1)
    if (pause) last.pause = Math.max(pause, last.pause ?? 0)
    return slide
  }
  const slides = lesson.slides.map((slide) => (slide.steps ? walkthrough(slide, lesson) : talk(slide, lesson)))
  return { ...lesson, slides: slides.map(withPause) }
}

/** The voices that a film needs. */
export const voicesOf = ({ slides }) => [
  ...new Set(slides.flatMap(({ sentences }) => sentences.map(({ voice = 'narrator' }) => voice))),
]

/** A sentence is a text, or what someone says: `say`, `by` whom, and the seconds of silence after it. */
function checkSentences(sentences, path, { speakers = {}, reader }, check) {
  check(Array.isArray(sentences) && sentences.length > 0, `${path} should be a list of sentences`)
  for (const [at, sentence] of sentences.entries()) {
    if (isText(sentence)) continue
    check(isText(sentence?.say), `${path}[${at}] should be a text, or have one in say`)
    const speaks = sentence.by === undefined || speakers[sentence.by] || sentence.by === reader
    check(speaks, `${path}[${at}].by should be one of the film's speakers, or its reader`)
    check(isPause(sentence.pause), `${path}[${at}].pause should be seconds, at most 30`)
  }
}

/** What is spoken, by whom, with which voice. Speech is in quotation marks: a caption shows that it is not the narrator's. */
function toSentence(sentence, { speakers = {}, reader }) {
  if (typeof sentence === 'string') return { text: sentence }
  const { say, by, pause } = sentence
  return {
    text: by ? `“${say}”` : say,
    ...(by && { spoken: say, by, voice: by === reader ? 'reader' : speakers[by] }),
    ...(pause && { pause }),
  }
}

function checkScreen(screen, path, check) {
  check(isText(screen?.title), `${path}.title should be a text`)
  check(isTextList(screen.lines) || isTextList(screen.map), `${path} should have lines or a map`)
  check(screen.at === undefined || Number.isInteger(screen.at), `${path}.at should be the number of a line`)
  check(screen.zoom === undefined || screen.zoom > 0, `${path}.zoom should be a number`)
}

function checkStep(step, path, reader, check) {
  check(isText(step.say), `${path}.say should be a text`)
  check(isPause(step.pause), `${path}.pause should be seconds, at most 30`)
  check(isText(step.does), `${path}.does should be a text`)
  check(step.keys === undefined || isTextList(step.keys), `${path}.keys should be a list of texts`)
  for (const name of ['command', 'button', 'heard'])
    check(step[name] === undefined || isText(step[name]), `${path}.${name} should be a text`)
  check(step.heard === undefined || isText(reader), `${path}.heard needs the video's reader`)
  check(step.at === undefined || Number.isInteger(step.at), `${path}.at should be the number of a line`)
  check(step.zoom === undefined || step.zoom > 0, `${path}.zoom should be a number`)
  if (step.screen) checkScreen(step.screen, `${path}.screen`, check)
}

/** A slide's last sentences go with its points, one each; the sentences before them introduce the slide. */
function talk(slide, lesson) {
  const introduction = slide.sentences.length - slide.points.length
  return {
    ...slide,
    sentences: slide.sentences.map((sentence, index) => ({
      ...toSentence(sentence, lesson),
      point: introduction < 0 ? -1 : Math.max(-1, index - introduction),
    })),
  }
}

/** What is done, step by step, on a drawn screen. What the screen reader answers is a sentence of its own. */
function walkthrough({ introduction = [], screen, steps, ...slide }, lesson) {
  const { reader } = lesson
  let shown = screen
  const sentences = introduction.map((sentence) => ({ ...toSentence(sentence, lesson), point: -1, screen: shown }))
  for (const [point, step] of steps.entries()) {
    const { say, heard, pause, does: _does, screen: change, at = change?.at, zoom = change?.zoom, ...done } = step
    const next = { ...(change ?? shown), ...(at && { at }), ...(zoom && { zoom }) }
    // What is heard comes after what was done, and so does the change on the screen.
    sentences.push({ text: say, point, done, screen: heard ? shown : next })
    shown = next
    if (heard) {
      const answer = { text: `“${heard}”`, spoken: heard, by: reader, voice: 'reader', reader }
      sentences.push({ ...answer, point, done, heard, screen: shown })
    }
    if (pause) sentences.at(-1).pause = pause
  }
  return { ...slide, points: steps.map(pointOf), sentences }
}

const pointOf = ({ keys, command, button, does }) =>
  `${keys ? keys.join(' + ') : command ? `Say “${command}”` : (button ?? 'Here')}: ${does}`
