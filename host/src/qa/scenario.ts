import type { Edition, Registry, Scenario } from '@stepwise/shared/contracts'

export type Fault = NonNullable<Scenario['fault']>

/** Failures of the API that a page can be tried with. */
export const faults: Record<Fault, string> = {
  none: 'No fault',
  slow: 'Slow (2 s)',
  offline: 'Offline',
  'server-error': 'Server error',
  'signed-out': 'Signed out',
}

/** The demo accounts by the name before the @ (docs/product/accounts.md#demo-accounts). */
export const people: Record<Edition, Record<string, string>> = {
  study: {
    student: 'Student in the middle of the course',
    new: 'New student',
    finished: 'Student who has finished',
    institution: 'Student of an institution',
    content: 'Content manager',
    qa: 'QA',
  },
  pro: {
    pro: 'Learner in the middle of the course',
    new: 'New learner',
    finished: 'Learner who has finished',
    content: 'Content manager',
    qa: 'QA',
  },
}

const domain = '@demo.stepwise.test'
export const buildEmail = (person: string) => `${person}${domain}`

/** The name of a demo account; '' for no one, undefined for an account that is no demo account. */
export function parsePerson(email: string | undefined, edition: Edition): string | undefined {
  if (email === undefined) return ''
  const name = email.endsWith(domain) ? email.slice(0, -domain.length) : ''
  return Object.hasOwn(people[edition], name) ? name : undefined
}

/**
 * In which state the page is opened (docs/product/qa.md#scenario): as the selection says, and for a remote alone as the address says. An
 * address of the live product says nothing: a link must not change what a student sees.
 */
export function readScenario({ selection, host }: Registry, search: string): Scenario {
  if (selection?.kind === 'override') return selection.scenario ?? {}
  if (selection?.kind !== 'standalone') return {}
  return { ...selection.scenario, ...fromQuery(new URLSearchParams(search), host.edition) }
}

function fromQuery(query: URLSearchParams, edition: Edition): Scenario {
  const [person, theme, textSize, fault] = ['person', 'theme', 'textSize', 'fault'].map((name) => query.get(name))
  return {
    ...((person === '' || (person && Object.hasOwn(people[edition], person))) && { person }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(textSize && /^(\d|10)$/.test(textSize) && { textSize: Number(textSize) }),
    ...(fault && Object.hasOwn(faults, fault) && { fault: fault as Fault }),
  }
}

/** The address with this state in its query, in place of another one. */
export function withScenario(address: string, { person, theme, textSize, fault }: Scenario): string {
  const url = new URL(address)
  const parameters = { person, theme, textSize: textSize?.toString(), fault }
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
