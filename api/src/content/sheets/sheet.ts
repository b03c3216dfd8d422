import { type Content, type ContentStep, listChapters } from '../content.ts'
import { contentDocuments } from '../document-rows.ts'
import { markdownBlocks, type TextBlock, toBlock } from '../text-blocks.ts'
import { makeCheckPart } from './check-part.ts'
import { findClaims, namedSources, sourceNames } from './claims.ts'
import type { SheetStep } from './sheet-step.ts'

/**
 * A sheet for someone outside the team: what stands in the steps of a flow or a software, what is asked about each, and what can be chosen.
 * The web page and the Word document are made from it, and what comes back is compared with the sheet of the present content.
 */
export interface Sheet {
  kind: SheetKind
  /** The slug of its flow or software. */
  subject: string
  title: string
  introduction: string[]
  fields: { key: string; label: string; hint: string }[]
  choices: { key: string; label: string }[]
  /** What the box beside each question is called. */
  remarkLabel: string
  steps: SheetStep[]
  /** The document of the desk for remarks on a step that is no longer there. */
  documentFor: (id: string) => string
}

export type SheetKind = 'review' | 'try'

const nameField = { key: 'name', label: 'Your name', hint: 'as it is to be shown at the steps' }
const dateField = { key: 'date', label: 'Date', hint: 'such as 3 December 2026' }

/** The sheet of a flow for someone who knows its subject. Undefined: there is no such flow. */
export function makeReviewSheet(content: Content, slug: string): Sheet | undefined {
  const flow = content.flows.find((one) => one.slug === slug)
  if (!flow) return undefined
  const steps = listChapters([flow]).flatMap(({ module, chapter, id }) => {
    const place = `${module.name}, ${chapter.name}`
    const places = chapter.steps.map((step) => ({ step, id: `${id}:${step.slug}`, place }))
    const check = makeCheckPart(chapter, { id, place })
    return [...withPaths(content, places).map(withClaims), ...(check ? [check] : [])]
  })
  return {
    kind: 'review',
    subject: slug,
    title: `Review: ${flow.name}`,
    introduction: [
      'Thank you for reading this. Below is each step as readers see it, with what it rests on. After it stand its claims: sentences that can be right or wrong.',
      'Choose right, wrong or unclear for each, and say why where it is not right. You need not do all steps: what you leave out stays as it was.',
      'A chapter ends with a quick check. Its question is right if the answer that is marked as right is, the others are not, and the reasons hold.',
      'A step whose claims are all right will say that you checked it, with your name, your role and the date. Nothing else is published. Your remarks go to the editors.',
    ],
    fields: [
      nameField,
      { key: 'role', label: 'Your role', hint: 'such as disability adviser, University of …' },
      dateField,
    ],
    choices: [
      { key: 'right', label: 'Right' },
      { key: 'wrong', label: 'Wrong' },
      { key: 'unclear', label: 'Unclear' },
    ],
    remarkLabel: 'Remark',
    steps,
    documentFor: (id) => nearestStep(steps, id)?.document ?? '',
  }
}

function withClaims(step: Omit<SheetStep, 'questions'>): SheetStep {
  const names = sourceNames(step.sources)
  const claims = findClaims(step.blocks, names).map((text) => ({ text, sources: namedSources(text, names) }))
  const whole = { text: 'The advice of this step as a whole is sound, and lacks nothing important.', sources: [] }
  return { ...step, questions: [...claims, whole] }
}

/** One of the same chapter; else of the same module, else of the flow. */
function nearestStep(steps: readonly SheetStep[], id: string) {
  const slugs = id.split(':')
  const shared = (step: SheetStep) => {
    const own = step.id.split(':')
    return slugs.findIndex((slug, index) => slug !== own[index])
  }
  return steps.toSorted((one, other) => shared(other) - shared(one))[0]
}

/**
 * The sheet of a software for someone who has it. `use` says how often a step was opened, by its id; the most used come first, the others in
 * the order of the course. Undefined: there is no such software.
 */
export function makeTrySheet(content: Content, slug: string, use: ReadonlyMap<string, number>): Sheet | undefined {
  const software = content.softwares.find((one) => one.slug === slug)
  if (!software) return undefined
  const places = (['essentials', 'strategies'] as const).flatMap((kind) =>
    software[kind].map((step: ContentStep) => ({
      step,
      id: [slug, kind, step.slug].join(':'),
      place: kind === 'essentials' ? 'Essential' : 'Strategy',
    })),
  )
  const used = ({ id }: { id: string }) => use.get(id) ?? 0
  return {
    kind: 'try',
    subject: slug,
    title: `Try with the program: ${software.name}`,
    introduction: [
      `Thank you for trying this. Below is each step about ${software.name} as readers see it. Do what it says in the program, then say whether it worked.`,
      'If something differs, such as a key, the name of a menu or what you hear, say what. You need not do all steps: those that people use most come first.',
      'A step that worked will say with which version, and when. Your remarks go to the editors.',
    ],
    fields: [
      nameField,
      { key: 'version', label: 'Version of the program', hint: `such as ${software.name} 2026.1` },
      dateField,
    ],
    choices: [
      { key: 'worked', label: 'Worked' },
      { key: 'differs', label: 'Differs' },
    ],
    remarkLabel: 'What differs',
    steps: withPaths(content, places)
      .map((step) => ({ ...step, questions: [{ text: 'It works as this step says.', sources: [] }] }))
      .toSorted((one, other) => used(other) - used(one)),
    documentFor: () => `software:${slug}`,
  }
}

function withPaths(content: Content, places: readonly { step: ContentStep; id: string; place: string }[]) {
  const paths = new Map(contentDocuments(content).map(({ id, path }) => [id, path]))
  return places.map(({ step, id, place }): Omit<SheetStep, 'questions'> => {
    const document = `step:${id}`
    return {
      id,
      isCheck: false,
      document,
      path: paths.get(document) ?? '',
      name: step.name,
      place,
      fingerprint: step.fingerprint,
      html: stepHtml(step),
      blocks: stepBlocks(step),
      sources: step.provenance.sources,
    }
  })
}

/** All that a step says, one after the other. */
function stepHtml({ content, videoText, app, extraContent, tip }: ContentStep) {
  const parts = [
    content,
    videoText && `<h2>The video as text</h2>\n${videoText}`,
    app && `<p>${appWords(app)}</p>`,
    extraContent && `<h2>Read more</h2>\n${extraContent}`,
    tip && `<h2>Tip</h2>\n${tip}`,
  ]
  return parts.filter(Boolean).join('\n')
}

/** The same, in parts. */
function stepBlocks({ body, videoText, madeVideoBlocks, app }: ContentStep): TextBlock[] {
  const titled = (title: string, blocks: TextBlock[]) =>
    blocks.length > 0 ? [...toBlock('heading', title, 2), ...blocks] : []
  const video = body.transcript === null ? madeVideoBlocks : markdownBlocks(body.transcript)
  return [
    ...markdownBlocks(body.text),
    ...(videoText ? titled('The video as text', video) : []),
    ...(app ? toBlock('paragraph', appWords(app)) : []),
    ...titled('Read more', markdownBlocks(body.more)),
    ...titled('Tip', markdownBlocks(body.tip)),
  ]
}

const appWords = ({ name, description }: NonNullable<ContentStep['app']>) => `Small app: ${name}. ${description}`
