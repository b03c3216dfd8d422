import { type EntryValues, promptGroups } from './prompts.ts'

/** What was written in an entry as plain text, to be copied: its title, then each question with its answer. */
export function entryText(values: EntryValues): string {
  const answers = promptGroups
    .flatMap(({ prompts }) => prompts)
    .filter(({ field }) => values[field].trim() !== '')
    .map(({ field, question }) => `${question}\n${values[field]}`)
  return [values.title, ...answers].filter((part) => part.trim() !== '').join('\n\n')
}
