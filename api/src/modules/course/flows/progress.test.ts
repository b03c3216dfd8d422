import { expect, test } from 'vitest'
import { buildCourse, type CourseStep } from './course.ts'
import { LearnerProgress, type OwnRows } from './learner-progress.ts'
import {
  computeProgress,
  lastWorkedOn,
  moduleToResume,
  remainingDuration,
  stepToResume,
  wholePercent,
} from './progress.ts'

function step(path: string, more: Partial<CourseStep> = {}): CourseStep {
  const [flow = '', module = '', chapter = '', slug = ''] = path.split('/')
  const ids = { flow_id: flow, module_id: `${flow}:${module}`, chapter_id: `${flow}:${module}:${chapter}`, id: path }
  const slugs = { flow_slug: flow, module_slug: module, chapter_slug: chapter, slug }
  return { ...ids, ...slugs, duration: 60, ...more } as CourseStep
}

const nothing: OwnRows = {
  progress: [],
  favourites: [],
  notes: [],
  highlights: [],
  softwares: [],
  reminders: [],
  quickChecks: [],
}
/** Of steps by their paths: opened at this time, or completed at it. */
const makeProgress = (done: Record<string, { opened?: number; completed?: number }>) =>
  new LearnerProgress({
    ...nothing,
    progress: Object.entries(done).map(([path, { opened = 0, completed }]) => [
      path,
      completed ?? opened,
      completed !== undefined,
    ]),
  })

test('percents are rounded down, and 100 means all', () => {
  const parts = [
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
    [999, 1000],
    [29, 100],
    [0, 0],
  ] as const
  expect(parts.map(([done, all]) => wholePercent(done, all))).toEqual([0, 33, 66, 100, 99, 29, 0])
})

test('the tree keeps the order in which its parts appear', () => {
  const course = buildCourse([step('b/m/c2/s1'), step('b/m/c1/s2'), step('b/m/c2/s3'), step('a/m/c/s')])
  expect(course.flows.map((flow) => flow.slug)).toEqual(['b', 'a'])
  expect(course.flows[0]?.modules[0]?.chapters.map((chapter) => chapter.slug)).toEqual(['c2', 'c1'])
  expect(course.steps.map((one) => one.slug)).toEqual(['s1', 's3', 's2', 's'])
})

test('a module has progress, what remains of it, and a step to go on with', () => {
  const { flows } = buildCourse([
    step('a/m/c/s1'),
    step('a/m/c/s2', { duration: 90 }),
    step('a/m/d/s3', { duration: 31 }),
  ])
  const own = makeProgress({ 'a/m/c/s1': { completed: 1 }, 'a/m/c/s2': { opened: 2 } })
  const module = flows[0]?.modules[0]
  if (!module) throw new Error('no module')
  expect(computeProgress(module, own)).toBe(33)
  expect(remainingDuration(module, own)).toBe(121)
  expect(stepToResume(module, own).slug).toBe('s2')
  expect(lastWorkedOn(module, own)).toBe(2)
})

test('a finished module has nothing left and starts again at its first step', () => {
  const { flows } = buildCourse([step('a/m/c/s1'), step('a/m/c/s2')])
  const own = makeProgress({ 'a/m/c/s1': { completed: 1 }, 'a/m/c/s2': { completed: 2 } })
  const module = flows[0]?.modules[0]
  if (!module) throw new Error('no module')
  expect([computeProgress(module, own), remainingDuration(module, own), stepToResume(module, own).slug]).toEqual([
    100,
    0,
    's1',
  ])
})

test('the unfinished module worked on last is resumed', () => {
  const resumed = (paths: string[], done: Parameters<typeof makeProgress>[0]) => {
    const [flow] = buildCourse(paths.map((path) => step(path))).flows
    return flow && moduleToResume(flow, makeProgress(done))?.slug
  }
  const [never, begun, older, finished] = ['a/never/c/s', 'a/begun/c/s', 'a/older/c/s', 'a/finished/c/s'] as const
  const half = ['a/half/c/s1', 'a/half/c/s2'] as const
  expect(resumed([never], {})).toBeUndefined()
  expect(
    resumed([never, older, begun, finished], {
      [begun]: { opened: 2 },
      [older]: { opened: 1 },
      [finished]: { completed: 3 },
    }),
  ).toBe('begun')
  expect(resumed([begun, ...half], { [begun]: { opened: 2 }, [half[0]]: { completed: 4 } })).toBe('half')
})
