import { toHtml } from '../modules/content/documents/markdown.ts'
import { readingSeconds } from '../modules/content/documents/reading-time.ts'
import type { ContentStep } from './content.ts'
import type { ContentFiles } from './files.ts'
import type { MarkdownSource } from './markdown.ts'
import { readVideo } from './read-video.ts'
import { type ProvenanceKeys, type StepHead, stepHeadSchema } from './schemas.ts'
import { stepFingerprint } from './step-fingerprint.ts'
import { type Located, parseYaml } from './yaml.ts'

const fence = '---'
const more = /^<!-- more -->[ \t]*$/m

/** A step, the flow step that it names, and its Markdown, which is checked once every address is known. */
export interface StepFile {
  step: ContentStep
  flowStep: string | null
  /** Other flow steps that show it. */
  also: string[]
  head: Located<StepHead>
  markdown: Omit<MarkdownSource, 'readers'>[]
}

/**
 * Reads one step's file; reports what is wrong with it and returns undefined when it has no usable head. `whole` is what the step's flow or
 * software says of all its steps.
 */
export function readStep(files: ContentFiles, file: string, whole: ProvenanceKeys): StepFile | undefined {
  const text = files.read(file)?.replaceAll('\r\n', '\n')
  const slug = file.split('/').at(-1)?.replace(/\.md$/, '') ?? ''
  if (text === undefined) {
    files.fail(file, 1, 'the file is missing')
    return undefined
  }
  const lines = text.split('\n')
  const end = lines.indexOf(fence, 1)
  if (lines[0] !== fence || end < 0) {
    files.fail(file, 1, 'the file must begin with a head between two lines of ---')
    return undefined
  }
  const head = parseYaml(files, file, lines.slice(1, end).join('\n'), stepHeadSchema, 2)
  if (!head) return undefined

  const written = lines.slice(end + 1).join('\n')
  const [content = '', extra, ...others] = written.split(more)
  if (others.length > 0) files.fail(file, end + 2, '<!-- more --> may stand once only')
  checkHead(files, file, head, content)

  const { value } = head
  const transcript = readTranscript(files, file)
  const body = {
    name: value.name,
    text: content.trim(),
    tip: value.tip ?? '',
    more: extra?.trim() ?? '',
    transcript: transcript ?? null,
  }
  const video = value.video ? readVideo(files, value.video, { file, line: head.findLine(['video']) }) : undefined
  const fingerprint = stepFingerprint(body, video?.text ?? null, value.app ?? null)
  const review = value.reviewed ?? whole.reviewed
  const isChanged = (words?: string) => words !== undefined && words !== fingerprint
  const isChangedSince = { review: isChanged(review?.words), test: isChanged(value.tested?.words) }
  const reviewed = review && !isChangedSince.review ? withoutWords(review) : null
  const checked = value.checked ?? whole.checked ?? null
  return {
    head,
    flowStep: value.step ?? null,
    also: value.also ?? [],
    // The mark leaves an empty line, so that line numbers after it stay right.
    markdown: [
      { file, line: end + 2, text: written.replace(more, '') },
      ...(value.tip ? [{ file, line: head.findLine(['tip']), text: value.tip }] : []),
      ...(transcript === undefined ? [] : [{ file: transcriptFile(file), line: 1, text: transcript }]),
    ],
    step: {
      slug,
      name: value.name,
      type: value.type,
      duration: video?.duration ?? value.duration ?? readingSeconds(body),
      content: toHtml(content),
      extraContent: extra === undefined ? null : toHtml(extra),
      tip: value.tip ? toHtml(value.tip) : null,
      video: value.video ?? null,
      videoText: transcript === undefined ? (video?.text ?? null) : toHtml(transcript),
      madeVideoText: video?.text ?? null,
      madeVideoBlocks: video?.blocks ?? [],
      body,
      app: value.app ?? null,
      provenance: {
        author: value.author ?? whole.author,
        reviewed,
        sources: value.sources ?? whole.sources,
      },
      // Who reviews a step checks what it says.
      checked: reviewed && (checked === null || checked < reviewed.date) ? reviewed.date : checked,
      checkBy: value.checkBy ?? null,
      tested: value.tested && !isChangedSince.test ? withoutWords(value.tested) : null,
      fingerprint,
      isChangedSince,
    },
  }
}

const withoutWords = <Mark extends { words?: string | undefined }>({ words: _, ...mark }: Mark) => mark

const transcriptFile = (file: string) => file.replace(/\.md$/, '.transcript.md')

/** The text version of the step's video that someone wrote, in place of the one that was made with it. */
function readTranscript(files: ContentFiles, file: string) {
  return files.read(transcriptFile(file))?.replaceAll('\r\n', '\n').trim()
}

/** Checks what the head of a step of each type must and must not have. */
function checkHead(files: ContentFiles, file: string, { value, findLine }: Located<StepHead>, content: string) {
  const at = (key: keyof StepHead, reason: string) => files.fail(file, findLine([key]), reason)
  if (value.type === 'vid' && !value.video) at('type', 'a vid step needs a video')
  if (value.type !== 'vid' && value.video) at('video', 'only a vid step has a video')
  if (value.type === 'app' && !value.app) at('type', 'an app step needs an app')
  if (value.type !== 'app' && value.app) at('app', 'only an app step has an app')
  if (value.type === 'app' && value.duration === undefined) at('type', 'duration is missing')
  if (value.type !== 'app' && value.duration !== undefined)
    at('duration', 'only an app step has one; a text’s and a video’s are counted')
  if (value.type !== 'vid' && content.trim() === '') at('name', 'the step has no text')
  if (!value.app) return
  if (!files.has(value.app.image.slice(1))) {
    files.fail(file, findLine(['app', 'image']), `the image ${value.app.image} does not exist`)
  }
}
