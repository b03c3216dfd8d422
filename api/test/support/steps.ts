import type { Caller } from './test-api.ts'

/** The address of a step of the fixture's course, by flow, module, chapter and step: `writing/plan/start/read`. */
export const step = (path: string) => {
  const [flow, module, chapter, slug] = path.split('/')
  return `/flows/${flow}/learning_modules/${module}/chapters/${chapter}/steps/${slug}`
}
export const read = step('writing/plan/start/read')
export const watch = step('writing/plan/start/watch')

/** A step as a person gets it. */
export async function stepOf(call: Caller, url: string) {
  const { body } = await call('GET', url)
  return body.step
}
