import type { Edition } from '@stepwise/shared/contracts'
import type { ReflectionFields } from '../modules/course/reflections/reflections.repository.ts'

/** What demo accounts have written: students about their studies, people at work about their work. */
export const demoNotes: Record<Edition, string[]> = {
  study: [
    'Use the text-to-speech voice at 1.2 speed for long readings.',
    'Ask my tutor which of the two questions carries more marks.',
    'Try the mind map first, then turn it into headings.',
    'Book the quiet room for the timed practice.',
    'This tip worked: read the paragraph aloud before moving on.',
  ],
  pro: [
    'Noise and small print: these two come up every week.',
    'Friday: read my notes, and put a star before what comes back.',
    'Ask Jo whether a fixed desk would be possible.',
    'Book the quiet room for the test with IT.',
    'Say the two sentences aloud before Thursday.',
  ],
}

const ofStudents: Omit<ReflectionFields, 'tag'>[] = [
  {
    title: 'My first group presentation',
    observe_1: 'I gave the introduction and the first two slides.',
    observe_2: 'I spoke too fast at the start, then found my pace.',
    reflect_1: 'Practising with the captions on helped me most.',
    reflect_2: 'I felt calmer once I looked at one friendly face.',
    act: 'Next time I will rehearse the first minute three times.',
  },
  {
    title: 'Planning the geography essay',
    observe_1: 'I made a plan before writing for the first time.',
    observe_2: 'It took twenty minutes and saved me an evening.',
    reflect_1: 'Speaking my ideas worked better than typing them.',
    reflect_2: 'I still find it hard to leave ideas out.',
    act: 'I will mark the task words before I plan.',
  },
  {
    title: 'A lecture I could follow',
    observe_1: 'I had the slides open beforehand.',
    observe_2: 'I wrote short notes and stopped trying to catch every word.',
    reflect_1: 'Less was more.',
    reflect_2: 'I could ask a question at the end.',
    act: 'Ask for the slides every week.',
  },
  {
    title: 'Revision with gaps',
    observe_1: 'I tested myself on Monday and again on Thursday.',
    observe_2: 'I had forgotten half, and then it came back.',
    reflect_1: 'Forgetting a little is part of it.',
    reflect_2: 'Short sessions suit me.',
    act: 'Put three short sessions in the calendar.',
  },
  {
    title: 'Asking for more time',
    observe_1: 'I wrote to my tutor a week before the deadline.',
    observe_2: 'The answer was kind and quick.',
    reflect_1: 'Asking early felt much better than asking late.',
    reflect_2: 'I was clear about what I needed.',
    act: 'Write the message as soon as I see that the plan breaks.',
  },
]

/** What people at work write in other words, entry by entry. */
const ofWorkers: Partial<ReflectionFields>[] = [
  { title: 'My first project update', observe_1: 'I gave the overview and the first two slides.' },
  { title: 'Planning the quarterly report', act: 'I will agree the three main points before I plan.' },
  {
    title: 'A meeting I could follow',
    observe_1: 'I had the papers open beforehand.',
    act: 'Ask for the papers every week.',
  },
  {
    title: 'A training course in small parts',
    observe_1: 'I did one part on Monday and another on Thursday.',
  },
  { observe_1: 'I wrote to my manager a week before the deadline.' },
]

export const demoReflections: Record<Edition, typeof ofStudents> = {
  study: ofStudents,
  pro: ofStudents.map((reflection, at) => ({ ...reflection, ...ofWorkers[at] })),
}
