import type { Wellbeing } from '@stepwise/shared/contracts'
import type { Preview } from '@stepwise/shared/preview'

/** What a preview can be asked to show: each choice has two answers, the first of which it begins with. */
export const choices = {
  text: { label: 'Text', options: { draft: 'Draft', published: 'Published' } },
  theme: { label: 'Colours', options: { light: 'Light', dark: 'Dark' } },
  size: { label: 'Text size', options: { normal: 'Normal', largest: 'Largest' } },
  width: { label: 'Screen', options: { narrow: 'Phone', wide: 'Wide' } },
  edition: { label: 'Edition', options: { study: 'Study', pro: 'Pro' } },
  wellbeing: { label: 'Person', options: { with: 'With wellbeing', without: 'Without wellbeing' } },
} as const

export type ChoiceName = keyof typeof choices
export type Chosen = { [Name in ChoiceName]: keyof (typeof choices)[Name]['options'] }

export const firstChoices: Chosen = {
  text: 'draft',
  theme: 'light',
  size: 'normal',
  width: 'narrow',
  edition: 'study',
  wellbeing: 'with',
}

/** CSS px of the page inside. */
export const widths: Record<Chosen['width'], number> = { narrow: 375, wide: 1440 }

const allWellbeings: Wellbeing[] = ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts']

export function settingsOf({ text, theme, size, edition, wellbeing }: Chosen): Preview {
  return {
    isDraft: text === 'draft',
    theme,
    fontSize: size === 'largest' ? 10 : 0,
    edition,
    wellbeings: wellbeing === 'with' ? allWellbeings : [],
  }
}
