import type { Edition } from '@stepwise/shared/contracts'
import { contrast } from '@stepwise/shared/contracts/contrast'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { bodyParts, collectProse } from '../../modules/content/documents/checks/body-parts.ts'
import { fieldFindings, formFindings } from '../../modules/content/documents/checks/form-findings.ts'
import type { GlossaryEntry } from '../../modules/content/documents/checks/glossary.ts'
import { countWords, readability } from '../../modules/content/documents/checks/readability.ts'
import { wordingFindings } from '../../modules/content/documents/checks/wording-findings.ts'
import { dueAfterMonths, monthsBefore } from '../../modules/content/documents/review-due.ts'
import {
  type Content,
  type ContentFlow,
  type ContentSoftware,
  type ContentStep,
  listChapters,
  listFlowSteps,
} from '../content.ts'
import { contentDocuments } from '../document-rows.ts'
import { overdueFacts, stepsWithoutCheckBy } from './stand-alone.ts'

/** A flow or a software, in numbers. Ages are those at which its steps are read with ease, from the lowest to the highest. */
export interface PartReport {
  name: string
  editions: readonly Edition[]
  steps: number
  words: number
  ages: { lowest: number; highest: number } | null
  /** Words of its longest sentence. */
  longest: number
  unreviewed: number
  unchecked: number
  withoutSources: number
}

export interface ContentReport {
  flows: PartReport[]
  softwares: PartReport[]
  /** What is still to do or to look at, each with what it is about. */
  lists: { title: string; items: string[] }[]
  pictures: { described: number; decorative: number }
  /** Every address of another site that content links to. */
  links: string[]
  /** What may not be: a release would fail its check. */
  broken: string[]
}

type Step = ContentStep & { id: string }

// Texts for everyone are meant to be read with ease at this age.
const oldestAge = 14
const longSentence = 25
// More of them say the same key again.
const mostStrategies = 25

/** What content/ says, how it reads, and what is missing. `today` is a day such as 2026-11-28. */
export function contentReport(content: Content, glossary: readonly GlossaryEntry[], today: string): ContentReport {
  const flows = content.flows.map((flow) => ({
    ...flow,
    steps: listFlowSteps([flow]).map(({ step, id }): Step => ({ ...step, id })),
  }))
  const softwares = content.softwares.map((software) => ({
    ...software,
    steps: [
      ...software.essentials.map((step) => ({ ...step, id: `${software.slug}:essentials:${step.slug}` })),
      ...software.strategies.map((step) => ({ ...step, id: `${software.slug}:strategies:${step.slug}` })),
    ],
  }))
  const steps = [...flows, ...softwares].flatMap((part) => part.steps)
  const documents = contentDocuments(content).map((document) => ({
    ...document,
    parts: bodyParts(document.kind, document.body),
  }))
  const images = documents.flatMap(({ parts }) => parts.images)
  const links = documents.flatMap(({ parts }) => parts.links.map(({ address }) => address))
  const sources = steps.flatMap(({ provenance }) => provenance.sources.map(({ url }) => url))

  return {
    flows: flows.map((flow) => partReport(flow.name, flow.editions, flow.steps)),
    softwares: softwares.map((software) => partReport(software.name, editionSchema.options, software.steps)),
    lists: [
      { title: 'Reading age, words and longest sentence of each step', items: steps.map(formatReading) },
      { title: `Texts that are read with ease at more than ${oldestAge} years`, items: hardTexts(steps) },
      { title: `Sentences of more than ${longSentence} words`, items: steps.flatMap(longSentences) },
      { title: 'Text steps for which no software has a strategy', items: withoutStrategy(flows, softwares) },
      { title: 'Software without a strategy in an edition', items: softwareWithoutStrategy(flows, softwares) },
      { title: 'Chapters without a quick check', items: flows.flatMap(chaptersWithoutQuickCheck) },
      {
        title: 'Software steps that no one has tried with the program',
        items: softwares.flatMap((software) => software.steps.filter(({ tested }) => !tested).map(({ id }) => id)),
      },
      {
        title: 'Steps whose words have changed since someone reviewed or tried them',
        items: steps.flatMap(formatChanged),
      },
      { title: 'Steps and pages whose check is due', items: dueChecks(documents, today) },
      { title: 'Warning: facts to check again, because their day is past', items: overdueFacts(content, today) },
      {
        title: 'Steps that name money, an Act or a phone number, and no check-by date',
        items: stepsWithoutCheckBy(content),
      },
      { title: 'Contrast of the colours of flows', items: flows.map(formatContrasts) },
    ],
    pictures: {
      described: images.filter(({ alt }) => alt !== '').length,
      decorative: images.filter(({ alt }) => alt === '').length,
    },
    links: [...new Set([...links, ...sources])].filter((address) => address.startsWith('https://')).sort(),
    broken: [
      ...documents.flatMap(({ id, kind, body, parts }) =>
        [
          ...fieldFindings(kind, body),
          ...formFindings(parts),
          ...wordingFindings(parts.texts, readability(collectProse(parts)).readingAge, glossary),
        ].map(({ path, message }) => `${id} ${path}: ${message}`),
      ),
      ...flows.flatMap((flow) => brokenQuestions(flow, glossary)),
      ...tooManyStrategies(flows, softwares),
    ],
  }
}

function formatChanged({ id, isChangedSince: { review, test } }: Step) {
  return [...(review ? [`${id}: reviewed`] : []), ...(test ? [`${id}: tried`] : [])]
}

function partReport(name: string, editions: readonly Edition[], steps: readonly Step[]): PartReport {
  const read = steps.map(measureReadability)
  const ages = read.flatMap(({ readingAge }) => readingAge ?? [])
  return {
    name,
    editions,
    steps: steps.length,
    words: read.reduce((sum, { words }) => sum + words, 0),
    ages: ages.length > 0 ? { lowest: Math.min(...ages), highest: Math.max(...ages) } : null,
    longest: Math.max(0, ...read.flatMap(({ longSentences }) => longSentences.map(countWords))),
    unreviewed: steps.filter(({ provenance }) => !provenance.reviewed).length,
    unchecked: steps.filter(({ checked }) => !checked).length,
    withoutSources: steps.filter(({ provenance }) => provenance.sources.length === 0).length,
  }
}

const measureReadability = ({ body }: ContentStep) => readability(collectProse(bodyParts('step', body)))

function formatReading(step: Step) {
  const { readingAge, words, longSentences } = measureReadability(step)
  const longest = longSentences[0] ? `${countWords(longSentences[0])} words` : 'short sentences'
  return `${step.id}: ${readingAge ?? 'too short to tell'}, ${words}, ${longest}`
}

function hardTexts(steps: readonly Step[]) {
  return steps.flatMap((step) => {
    const { readingAge } = measureReadability(step)
    return readingAge !== null && readingAge > oldestAge ? `${step.id}: ${readingAge}` : []
  })
}

function longSentences(step: Step) {
  return measureReadability(step)
    .longSentences.filter((sentence) => countWords(sentence) > longSentence)
    .map((sentence) => `${step.id}: ${countWords(sentence)} words: ${sentence}`)
}

type FlowWithSteps = ContentFlow & { steps: readonly Step[] }
type Softwares = readonly Pick<ContentSoftware, 'name' | 'strategies'>[]

function withoutStrategy(flows: readonly FlowWithSteps[], softwares: Softwares) {
  const taught = new Set(
    softwares.flatMap(({ strategies }) => strategies.flatMap(({ flowStep, alsoAt }) => [flowStep, ...alsoAt])),
  )
  return flows.flatMap(({ steps }) =>
    steps.filter(({ id, type }) => type === 'text' && !taught.has(id)).map(({ id }) => id),
  )
}

function softwareWithoutStrategy(flows: readonly FlowWithSteps[], softwares: Softwares) {
  return countStrategies(flows, softwares)
    .filter(({ count }) => count === 0)
    .map(({ name, edition }) => `${name}: none in ${edition}`)
}

function tooManyStrategies(flows: readonly FlowWithSteps[], softwares: Softwares) {
  return countStrategies(flows, softwares)
    .filter(({ count }) => count > mostStrategies)
    .map(({ name, edition, count }) => `${name} has ${count} strategies in ${edition}: ${mostStrategies} are the most`)
}

function countStrategies(flows: readonly FlowWithSteps[], softwares: Softwares) {
  return editionSchema.options.flatMap((edition) => {
    const taught = new Set(
      flows.filter(({ editions }) => editions.includes(edition)).flatMap(({ steps }) => steps.map(({ id }) => id)),
    )
    const count = (strategies: Softwares[number]['strategies']) =>
      strategies.filter(({ flowStep }) => taught.has(flowStep)).length
    return softwares.map(({ name, strategies }) => ({ name, edition, count: count(strategies) }))
  })
}

function chaptersWithoutQuickCheck(flow: ContentFlow) {
  return listChapters([flow]).flatMap(({ id, chapter }) => (chapter.quickCheck ? [] : id))
}

function dueChecks(documents: readonly { id: string; checkedOn: string | null }[], today: string) {
  return documents.flatMap(({ id, checkedOn }) =>
    checkedOn !== null && checkedOn < monthsBefore(today, dueAfterMonths) ? `${id}: checked on ${checkedOn}` : [],
  )
}

function formatContrasts({ name, colours: { primary, secondary, tab } }: ContentFlow) {
  const [onPrimary, onSecondary] = [contrast('#FFFFFF', primary), contrast(tab, secondary)]
  return `${name}: white on the primary colour ${onPrimary.toFixed(1)}, the tab colour on the secondary one ${onSecondary.toFixed(1)}`
}

/** The words of questions are in no document, and follow the same glossary. */
function brokenQuestions(flow: ContentFlow, glossary: readonly GlossaryEntry[]) {
  return listChapters([flow]).flatMap(({ id, chapter }) =>
    (chapter.quickCheck ?? []).flatMap(({ question, options }, index) => {
      const lines = [question, ...options.flatMap(({ text, why }) => [text, why])]
      const text = { path: `${index}`, lines, isProse: true, limit: undefined }
      return wordingFindings([text], null, glossary).map(({ message }) => `${id} question ${index + 1}: ${message}`)
    }),
  )
}
