import { parse } from 'yaml'
import { readScenes } from './scenes/read.mjs'
import { speakerVoices } from './voices.mjs'

const isText = (value) => typeof value === 'string' && value.trim() !== ''
const isPause = (value) => value === undefined || (typeof value === 'number' && value > 0 && value <= 30)

/**
 * Parses a video's YAML (content/videos/README.md). Each slide has its `sentences` then: what is said, and by whom. Throws with the path to
 * the first invalid value.
 */
export function readSource(slug, text) {
  const lesson = parse(text)
  const check = (isGood, path) => {
    if (!isGood) throw new Error(`videos/${slug}.yaml: ${path}`)
  }
  check(isText(lesson?.title), 'title should be a text')
  check(lesson.reader === undefined || isText(lesson.reader), 'reader should be a text')
  for (const [name, voice] of Object.entries(lesson.speakers ?? {}))
    check(speakerVoices.includes(voice), `speakers.${name} should be one of ${speakerVoices.join(', ')}`)
  check(Array.isArray(lesson.slides) && lesson.slides.length > 0, 'slides should be a list')
  for (const [index, slide] of lesson.slides.entries()) {
    const path = `slides[${index}]`
    check(isText(slide.title), `${path}.title should be a text`)
    check(slide.chapter === undefined || isText(slide.chapter), `${path}.chapter should be a text`)
    check(isText(slide.shown), `${path}.shown should say what the scene shows`)
    check(isPause(slide.pause), `${path}.pause should be seconds, at most 30`)
    checkSentences(slide.sentences, `${path}.sentences`, lesson, check)
  }
  check(lesson.slides[0].chapter, 'the first slide should begin a chapter')
  readScenes(lesson, check)
  return { ...lesson, slides: lesson.slides.map((slide) => withSentences(slide, lesson)) }
}

/** The silence at a slide's end is that of its last sentence. */
function withSentences({ pause, ...slide }, lesson) {
  const sentences = slide.sentences.map((sentence) => toSentence(sentence, lesson))
  const last = sentences.at(-1)
  if (pause) last.pause = Math.max(pause, last.pause ?? 0)
  return { ...slide, sentences }
}

/** The voices that a film needs. */
export const listVoices = ({ slides }) => [
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
