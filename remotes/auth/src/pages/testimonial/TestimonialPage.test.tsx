import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import { fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import TestimonialPage from './TestimonialPage.tsx'
import { testimonials } from './testimonials.ts'

beforeEach(() => void vi.useFakeTimers())
const [first, second, last] = testimonials.study.map(({ comment }) => comment)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isShown = (comment: string | undefined) => screen.queryByText(comment ?? '') !== null

test('arrows and dots show another testimonial, round in a circle', () => {
  renderPart(<TestimonialPage />)
  press('Previous')
  expect(isShown(last)).toBe(true)
  press('Next')
  expect(isShown(first)).toBe(true)
  press('2 of 3')
  expect(isShown(second)).toBe(true)
  expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-current')).toBe('true')
})

test('a chosen testimonial is announced, even while they rotate; one that rotates by itself is not', () => {
  const scope = fork()
  renderPart(<TestimonialPage />, { scope })
  const said = () => scope.getState($announcement)
  act(() => void vi.advanceTimersByTime(8000))
  expect(isShown(second)).toBe(true)
  expect(said()).toBe('')
  press('Next')
  expect(said()).toContain('3 of 3: ')
  expect(said()).toContain(last)
  press('Previous')
  expect(said()).toContain(second)
  press('1 of 3')
  expect(said()).toContain(first)
  act(() => void vi.advanceTimersByTime(8000))
  expect(isShown(second)).toBe(true)
  expect(said()).toContain(first)
})

test('testimonials rotate by themselves until they are stopped', () => {
  renderPart(<TestimonialPage />)
  act(() => void vi.advanceTimersByTime(8000))
  expect(isShown(second)).toBe(true)
  press('Stop rotating')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(isShown(second)).toBe(true)
})

test('testimonials do not rotate for people who prefer reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  renderPart(<TestimonialPage />)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(isShown(first)).toBe(true)
})

// docs/product/accessibility.md#help
test('help is the last link', () => {
  renderPart(<TestimonialPage />)
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Help')
})

test('Get Started leads home', () => {
  renderPart(<TestimonialPage />)
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/dashboard/learn')
})
