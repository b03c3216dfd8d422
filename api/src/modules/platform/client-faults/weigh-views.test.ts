import { expect, test } from 'vitest'
import { weighViews } from './weigh-views.ts'

// docs/product/errors.md#weights

const views = (person: string | null, network: string, views: number, failing = 0) => ({
  person,
  network,
  views,
  failing,
})
const weigh = (reporters: Parameters<typeof weighViews>[0], people = 0, networks = 0) =>
  weighViews(reporters, { people, networks })

test('a person adds ten views at most, at their own rate, from however many networks', () => {
  const { people } = weigh([views('ada', 'a', 300, 150), views('ada', 'b', 100, 50), views('ben', 'a', 4, 1)])
  expect(people).toMatchObject({
    views: 14,
    failing: 6,
    people: 2,
    failing_people: 2,
    networks: 2,
    failing_networks: 2,
  })
})

test('the people of a network add a hundred views at most', () => {
  const campus = Array.from({ length: 4000 }, (_, index) => views(`student ${index}`, 'campus', 10, 2))
  expect(weigh([...campus, views('ada', 'home', 5)]).people).toMatchObject({ views: 105, failing: 20, people: 4001 })
})

test('the visitors of a network add ten views at most, and are none of its people', () => {
  const { people, visitors } = weigh([views(null, 'a', 1600, 16), views(null, 'b', 3), views('ada', 'a', 2)])
  expect(visitors).toEqual({ views: 13, failing: 0.1, networks: 2, failing_networks: 1 })
  expect(people).toMatchObject({ views: 2, people: 1, networks: 1 })
})

test('the people whose views failed most can be left out, with all of their views, and so can the networks', () => {
  const all = [views('ada', 'a', 10, 10), views('ben', 'a', 8, 3), views('cy', 'b', 5, 3), views('di', 'c', 9, 1)]
  expect(weigh(all).people).toMatchObject({
    without_people: { views: 32, failing: 17 },
    without_networks: { views: 32, failing: 17 },
  })
  expect(weigh(all, 2, 1).people).toMatchObject({
    without_people: { views: 17, failing: 4 },
    without_networks: { views: 14, failing: 4 },
  })
  expect(weigh(all, 9, 9).people).toMatchObject({
    without_people: { views: 0, failing: 0 },
    without_networks: { views: 0, failing: 0 },
  })
})

test('no one has seen a version: all is zero', () => {
  expect(weigh([]).people).toMatchObject({ views: 0, failing: 0, people: 0, without_people: { views: 0, failing: 0 } })
})
