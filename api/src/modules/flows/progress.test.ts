import { expect, test } from 'vitest'
import { buildCourse, type CourseRow } from './course.ts'
import { moduleToResume, progressOf, remainingDuration, stepToResume, wholePercent } from './progress.ts'

function row(path: string, more: Partial<CourseRow> = {}): CourseRow {
  const [flow = '', module = '', chapter = '', slug = ''] = path.split('/')
  return {
    flow_id: flow,
    flow_slug: flow,
    flow_name: flow,
    primary_color: '#000000',
    secondary_color: '#FFFFFF',
    tab_color: '#000000',
    module_id: `${flow}:${module}`,
    module_slug: module,
    module_name: module,
    module_description: '',
    module_image: '',
    chapter_id: `${flow}:${module}:${chapter}`,
    chapter_slug: chapter,
    chapter_name: chapter,
    id: path.replaceAll('/', ':'),
    slug,
    name: slug,
    page_type: 'text',
    duration: 60,
    flow_step_id: path.replaceAll('/', ':'),
    visited_at: null,
    completed_at: null,
    is_favourite: false,
    favourite_software_id: null,
    software_id: null,
    notes_count: 0,
    ...more,
  }
}

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

test('percents are rounded down, and 100 means all', () => {
  expect([
    wholePercent(0, 3),
    wholePercent(1, 3),
    wholePercent(2, 3),
    wholePercent(3, 3),
    wholePercent(999, 1000),
    wholePercent(29, 100),
    wholePercent(0, 0),
  ]).toEqual([0, 33, 66, 100, 99, 29, 0])
})

test('the tree keeps the order in which its parts appear', () => {
  const course = buildCourse([row('b/m/c2/s1'), row('b/m/c1/s2'), row('b/m/c2/s3'), row('a/m/c/s')])
  expect(course.flows.map((flow) => flow.slug)).toEqual(['b', 'a'])
  expect(course.flows[0]?.modules[0]?.chapters.map((chapter) => chapter.slug)).toEqual(['c2', 'c1'])
  expect(course.steps.map((step) => step.slug)).toEqual(['s1', 's3', 's2', 's'])
})

test('a module has progress, what remains of it, and a step to go on with', () => {
  const { flows } = buildCourse([
    row('a/m/c/s1', { completed_at: at(1) }),
    row('a/m/c/s2', { duration: 90, visited_at: at(1) }),
    row('a/m/d/s3', { duration: 31 }),
  ])
  const module = flows[0]?.modules[0]
  if (!module) throw new Error('no module')
  expect(progressOf(module)).toBe(33)
  expect(remainingDuration(module)).toBe(121)
  expect(stepToResume(module).slug).toBe('s2')
})

test('a finished module has nothing left and starts again at its first step', () => {
  const { flows } = buildCourse([row('a/m/c/s1', { completed_at: at(1) }), row('a/m/c/s2', { completed_at: at(2) })])
  const module = flows[0]?.modules[0]
  if (!module) throw new Error('no module')
  expect([progressOf(module), remainingDuration(module), stepToResume(module).slug]).toEqual([100, 0, 's1'])
})

test('what is resumed is the unfinished module worked on last', () => {
  const resumed = (...rows: CourseRow[]) => {
    const [flow] = buildCourse(rows).flows
    return flow && moduleToResume(flow)?.slug
  }
  const untouched = row('a/never/c/s')
  const begun = row('a/begun/c/s', { visited_at: at(2) })
  const older = row('a/older/c/s', { visited_at: at(1) })
  const finishedLast = row('a/finished/c/s', { visited_at: at(3), completed_at: at(3) })
  const half = [row('a/half/c/s1', { completed_at: at(4) }), row('a/half/c/s2')]

  expect(resumed(untouched)).toBeUndefined()
  expect(resumed(untouched, older, begun, finishedLast)).toBe('begun')
  expect(resumed(begun, ...half)).toBe('half')
})
