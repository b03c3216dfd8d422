import type { DocumentSummary, EditableDocument, Edition, Wellbeing } from '@stepwise/shared/contracts'
import type { Preview } from '@stepwise/shared/preview'
import { findScheduled } from '../panel/scheduled.ts'

/** What a preview can be asked to show; it begins with the first of each. */
export const choices = {
  text: { label: 'Text', options: { draft: 'Draft', published: 'Published', scheduled: 'Scheduled' } },
  theme: { label: 'Colours', options: { light: 'Light', dark: 'Dark' } },
  size: { label: 'Text size', options: { normal: 'Normal', largest: 'Largest' } },
  width: { label: 'Screen', options: { narrow: 'Phone', wide: 'Wide' } },
  edition: { label: 'Edition', options: { study: 'Study', pro: 'Pro' } },
  wellbeing: { label: 'Person', options: { with: 'With wellbeing', without: 'Without wellbeing' } },
} as const

export type ChoiceName = keyof typeof choices
export type Chosen = { [Name in ChoiceName]: keyof (typeof choices)[Name]['options'] }

export const choiceNames = Object.keys(choices) as ChoiceName[]

/** A document that this edition has not is shown in its own. */
export function firstChoicesFor({ editions = [] }: Pick<DocumentSummary, 'editions'>, edition: Edition): Chosen {
  const first = Object.fromEntries(choiceNames.map((name) => [name, Object.keys(choices[name].options)[0]])) as Chosen
  return { ...first, edition: editions.includes(edition) ? edition : (editions[0] ?? edition) }
}

/** What was chosen; the draft when nothing is scheduled any more. `number`: of the revision that is scheduled. */
export function withText(chosen: Chosen, document: EditableDocument) {
  const number = findScheduled(document)?.number
  const text = chosen.text === 'scheduled' && number === undefined ? 'draft' : chosen.text
  return { chosen: { ...chosen, text }, number } as const
}

/** CSS px of the page inside. */
export const widths: Record<Chosen['width'], number> = { narrow: 375, wide: 1280 }

/** “Draft, Light, Normal, Phone, Study, With wellbeing”. */
export const chosenWords = (chosen: Chosen) =>
  choiceNames.map((name) => (choices[name].options as Record<string, string>)[chosen[name]]).join(', ')

/** The choices as the query of an address, and back. What is not known there is as in `before`. */
export const chosenQuery = (chosen: Chosen) => new URLSearchParams(chosen)
export function readChosen(query: URLSearchParams, before: Chosen): Chosen {
  const known = choiceNames.flatMap((name) => {
    const value = query.get(name)
    return value !== null && Object.hasOwn(choices[name].options, value) ? [[name, value]] : []
  })
  return { ...before, ...Object.fromEntries(known) }
}

const allWellbeings: Wellbeing[] = ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts']

export function toSettings({ text, theme, size, edition, wellbeing }: Chosen): Preview {
  return {
    isDraft: text === 'draft',
    ...(text === 'scheduled' && { isScheduled: true }),
    theme,
    fontSize: size === 'largest' ? 10 : 0,
    edition,
    wellbeings: wellbeing === 'with' ? allWellbeings : [],
  }
}

const textWords: Record<Chosen['text'], string> = {
  draft: 'This is the saved draft. It follows a moment after you stop writing.',
  published: 'This is what readers see now.',
  scheduled: 'This is the scheduled text. Readers do not see it yet.',
}
export const shownWords = ({ text }: Chosen) => `${textWords[text]} Nothing that you do in it is saved.`

export const noPageWords = 'These words are shown in many places, so there is no page to preview them on.'
