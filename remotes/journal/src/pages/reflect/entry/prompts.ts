import type { Edition, Reflection } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'

export type AnswerField = 'observe1' | 'observe2' | 'reflect1' | 'reflect2' | 'act'

/** What a person writes in an entry. */
export type EntryValues = Pick<Reflection, 'title' | AnswerField>

export interface Prompt {
  field: AnswerField
  /** As in documents; limits.test.ts compares it with the contract. */
  question: string
  info: string
  placeholder: string
  help: string
}

export interface PromptGroup {
  /** In the stepper. */
  name: 'Observe' | 'Reflect' | 'Act'
  /** Above its questions. The last differs from its name (docs/product/journal.md#steps). */
  heading: 'OBSERVE' | 'REFLECT' | 'ACTION'
  lead: string
  prompts: readonly Prompt[]
}

/** What differs by edition: students look back on their studies, people at work on their work. */
const examplesOf: Record<Edition, { happened: string; place: string }> = {
  study: { happened: 'I gave a five-minute talk to my seminar group on Tuesday.', place: 'in the library' },
  pro: { happened: 'I gave a five-minute update in the team meeting on Tuesday.', place: 'before I open my email' },
}
const examples = examplesOf[edition.id]

/** docs/product/journal.md#prompts */
export const promptGroups: readonly PromptGroup[] = [
  {
    name: 'Observe',
    heading: 'OBSERVE',
    lead: 'Look back first, without judging.',
    prompts: [
      {
        field: 'observe1',
        question: 'What happened?',
        info: 'Tell it as a camera would have seen it: where you were, what you did, who was there.',
        placeholder: `For example: ${examples.happened}`,
        help: 'Keep to the facts for now. Short notes are fine. If you are stuck, finish this sentence: “First I…, and then I…”.',
      },
      {
        field: 'observe2',
        question: 'What did you notice?',
        info: 'In yourself and around you: thoughts, feelings, energy, how other people responded.',
        placeholder: 'For example: My hands shook at first. After the second slide I felt calmer.',
        help: 'There is no wrong answer. Go through your body, your mood and your focus: what changed, and when did it change?',
      },
    ],
  },
  {
    name: 'Reflect',
    heading: 'REFLECT',
    lead: 'Now ask why. Be as kind to yourself as you would be to a friend.',
    prompts: [
      {
        field: 'reflect1',
        question: 'What went well, and why?',
        info: 'Name one thing that worked, and what made it work: something you did, a tool, the place or the time.',
        placeholder: 'For example: I kept to time, because I had practised with a timer.',
        help: 'Small things count. The “why” is the useful half: it tells you what to do again. If nothing comes to mind, ask what a friend would say that you did well.',
      },
      {
        field: 'reflect2',
        question: 'What was hard, and why?',
        info: 'Name one thing that got in the way, without blaming yourself.',
        placeholder: 'For example: I lost my place, because my notes were in small print.',
        help: 'Look for a cause that can be changed, such as the time of day, the room, the format or the amount. If it is upsetting to write about, write less, or leave this empty.',
      },
    ],
  },
  {
    name: 'Act',
    heading: 'ACTION',
    lead: 'One small step is enough.',
    prompts: [
      {
        field: 'act',
        question: 'What will you do next time?',
        info: 'One small step, and when you will take it.',
        placeholder: 'For example: On Thursday I will print my notes in a larger size and read them aloud once.',
        help: `Make the step so small that you could begin today. Say when and where: “On Thursday after lunch, ${examples.place}, I will…”. One step that you take is worth more than five that you plan.`,
      },
    ],
  },
]

export const answerFields = promptGroups.flatMap(({ prompts }) => prompts.map(({ field }) => field))

export const emptyEntry: EntryValues = { title: '', observe1: '', observe2: '', reflect1: '', reflect2: '', act: '' }

/** Only what a person writes, without id, day and so on. */
export const toValues = ({ title, observe1, observe2, reflect1, reflect2, act }: EntryValues): EntryValues => ({
  title,
  observe1,
  observe2,
  reflect1,
  reflect2,
  act,
})

export const isSameEntry = (one: EntryValues, other: EntryValues) =>
  one.title === other.title && answerFields.every((field) => one[field] === other[field])
