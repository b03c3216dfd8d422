import type { Part } from './part.ts'
import type { Problem } from './problem.ts'

/** Calls, such as `GET /flows`, that a part makes and the API does not serve. The names of parameters do not matter. */
export function callProblems(part: Part, calls: string[], served: string[]): Problem[] {
  const known = new Set(served.map(withoutNames))
  return calls
    .filter((call) => !known.has(withoutNames(call)))
    .map((call) => ({
      part,
      text: `It calls ${call}, which the running API does not serve. First start an API that does, or take the call out.`,
    }))
}

const withoutNames = (call: string) => call.replaceAll(/:[^/]+/g, ':')
