import { parse } from 'yaml'

/**
 * Parses a video's YAML (the format is in content/README.md).
 * Throws with the path to the first invalid value.
 */
export function readSource(slug, text) {
  const lesson = parse(text)
  const check = (isGood, path) => {
    if (!isGood) throw new Error(`videos/${slug}.yaml: ${path}`)
  }
  const isText = (value) => typeof value === 'string' && value.trim() !== ''
  const isTextList = (value) => Array.isArray(value) && value.length > 0 && value.every(isText)

  check(isText(lesson?.title), 'title should be a text')
  check(lesson.product === undefined || isText(lesson.product), 'product should be a text')
  check(Array.isArray(lesson.slides) && lesson.slides.length > 0, 'slides should be a list')
  lesson.slides.forEach((slide, index) => {
    check(isText(slide.title), `slides[${index}].title should be a text`)
    check(isTextList(slide.points), `slides[${index}].points should be a list of texts`)
    check(isTextList(slide.sentences), `slides[${index}].sentences should be a list of texts`)
    check(slide.chapter === undefined || isText(slide.chapter), `slides[${index}].chapter should be a text`)
  })
  check(lesson.slides[0].chapter, 'the first slide should begin a chapter')
  return lesson
}

/**
 * Which point a sentence speaks about. A slide's last sentences go with its points, one each;
 * the sentences before them introduce the slide and belong to no point (-1).
 */
export function pointOf(slide, sentenceIndex) {
  const introduction = slide.sentences.length - slide.points.length
  return introduction < 0 ? -1 : Math.max(-1, sentenceIndex - introduction)
}
