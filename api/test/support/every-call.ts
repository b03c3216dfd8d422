import { type CallShape, calls } from '@stepwise/shared/contracts/calls'

/** Something well-formed for each place in an address, which leads to nothing of anyone's. */
const places: Record<string, string> = {
  ':id': '00000000-0000-4000-8000-000000000000',
  ':flowSlug': 'writing',
  ':learningModuleSlug': 'plan',
  ':chapterSlug': 'start',
  ':stepSlug': 'read',
  ':colour': 'blue',
  ':words': '1000',
  ':option': 'A',
  ':slug': 'help',
  ':number': '1',
}

/** Every call of the contract: its name, its route, an address that fits it, and its schemas. */
export const everyCall = Object.entries(calls).map(([name, shape]: [string, CallShape]) => {
  const [method, path = ''] = name.split(' ')
  const url = path
    .replace('documents/:id', 'documents/page:help')
    .replace(/(?<=\/):\w+/g, (place) => places[place] ?? place)
  return { name, method: method as 'GET', path: `/api${path}`, url, hasBody: 'body' in shape, shape }
})
