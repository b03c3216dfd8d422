import { parse } from 'yaml'

const isText = (value) => typeof value === 'string' && value.trim() !== ''
const isTextList = (value) => Array.isArray(value) && value.length > 0 && value.every(isText)

/**
 * Parses a video's YAML (the format is in content/README.md). Each slide has its `points` and its `sentences` then: what is said, by
 * whom, which point it is about (-1: none), and what is on the slide's screen meanwhile.
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
  check(Array.isArray(lesson.slides) && lesson.slides.length > 0, 'slides should be a list')
  lesson.slides.forEach((slide, index) => {
    const path = `slides[${index}]`
    check(isText(slide.title), `${path}.title should be a text`)
    check(slide.chapter === undefined || isText(slide.chapter), `${path}.chapter should be a text`)
    if (slide.steps === undefined) {
      check(isTextList(slide.points), `${path}.points should be a list of texts`)
      check(isTextList(slide.sentences), `${path}.sentences should be a list of texts`)
    } else {
      check(slide.introduction === undefined || isTextList(slide.introduction), `${path}.introduction should be texts`)
      checkScreen(slide.screen, `${path}.screen`, check)
      check(Array.isArray(slide.steps) && slide.steps.length > 0, `${path}.steps should be a list`)
      for (const [at, step] of slide.steps.entries()) checkStep(step, `${path}.steps[${at}]`, lesson.reader, check)
    }
  })
  check(lesson.slides[0].chapter, 'the first slide should begin a chapter')
  return { ...lesson, slides: lesson.slides.map((slide) => (slide.steps ? walkthrough(slide, lesson) : talk(slide))) }
}

function checkScreen(screen, path, check) {
  check(isText(screen?.title), `${path}.title should be a text`)
  check(isTextList(screen.lines) || isTextList(screen.map), `${path} should have lines or a map`)
  check(screen.at === undefined || Number.isInteger(screen.at), `${path}.at should be the number of a line`)
  check(screen.zoom === undefined || screen.zoom > 0, `${path}.zoom should be a number`)
}

function checkStep(step, path, reader, check) {
  check(isText(step.say), `${path}.say should be a text`)
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
function talk(slide) {
  const introduction = slide.sentences.length - slide.points.length
  return {
    ...slide,
    sentences: slide.sentences.map((text, index) => ({
      text,
      point: introduction < 0 ? -1 : Math.max(-1, index - introduction),
    })),
  }
}

/** What is done, step by step, on a drawn screen. What the screen reader answers is a sentence of its own. */
function walkthrough({ introduction = [], screen, steps, ...slide }, { reader }) {
  let shown = screen
  const sentences = introduction.map((text) => ({ text, point: -1, screen: shown }))
  for (const [point, step] of steps.entries()) {
    const { say, heard, does: _does, screen: change, at = change?.at, zoom = change?.zoom, ...done } = step
    const next = { ...(change ?? shown), ...(at && { at }), ...(zoom && { zoom }) }
    // What is heard comes after what was done, and so does the change on the screen.
    sentences.push({ text: say, point, done, screen: heard ? shown : next })
    shown = next
    if (heard)
      sentences.push({ text: `${reader}: “${heard}”`, spoken: heard, reader, point, done, heard, screen: shown })
  }
  return { ...slide, points: steps.map(pointOf), sentences }
}

const pointOf = ({ keys, command, button, does }) =>
  `${keys ? keys.join(' + ') : command ? `Say “${command}”` : (button ?? 'Here')}: ${does}`
