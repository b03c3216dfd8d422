import { CallError } from '@stepwise/shared/http'
import { aSoftware, aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchCatalogueFx, saveSoftwareFx } from '../../features/sign-up/software-choice.model.ts'
import OnboardingPage from './OnboardingPage.tsx'
import { sendAnswersFx } from './onboarding.model.ts'

const nvda = aSoftware()
const newcomer = aUser({ softwareSelected: false, userInfo: null })
const year = new Date().getFullYear()

async function open(sendAnswers: () => unknown = async () => aUser().userInfo) {
  const saveSoftware = vi.fn(async () => ({ ...newcomer, softwareSelected: true, softwares: [nvda] }))
  const scope = await signedInScope(newcomer, {
    handlers: [
      [fetchCatalogueFx, async () => ({ software: [nvda], softwareGroups: [] })],
      [saveSoftwareFx, saveSoftware],
      [sendAnswersFx, sendAnswers],
    ],
  })
  const { unmount } = renderPart(<OnboardingPage />, { scope, at: '/onboarding' })
  await heading('Step 1 of 4: tell us about your course')
  return { saveSoftware, unmount, scope }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const summary = () => within(screen.getByRole('alert')).getAllByRole('link')

async function answerCourse() {
  await userEvent.selectOptions(screen.getByLabelText('Course start year'), String(year))
  await userEvent.selectOptions(screen.getByLabelText('Course end year'), String(year + 3))
  await userEvent.click(screen.getByRole('combobox', { name: 'Course subject' }))
  await userEvent.click(screen.getByRole('option', { name: 'Law', hidden: true }))
  await press('Next')
}

async function answerAll() {
  await answerCourse()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'NVDA' }))
  await press('Next')
  await userEvent.click(await screen.findByRole('radio', { name: /Quite familiar/ }))
  await press('Next')
  await heading('Step 4 of 4: what matters most to you right now?')
}

// docs/product/accessibility.md#help
test('the header of each step ends with help', async () => {
  await open()
  const last = [...document.querySelectorAll('header :is(a, button)')].at(-1)
  expect([last?.textContent, last?.getAttribute('href')]).toEqual(['Help', '/support'])
})

test('each step is checked before the next one opens', async () => {
  const { saveSoftware } = await open()
  expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Course end year')).toHaveProperty('disabled', true)
  await press('Next')
  expect(summary().map((link) => link.textContent)).toEqual([
    'Course Start year is required.',
    'Course End year is required.',
    'Course subject is required!',
  ])
  // The end year is still disabled, so its link leads to the start year.
  await userEvent.click(screen.getByRole('link', { name: 'Course End year is required.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Course start year'))
  await answerCourse()

  await heading('Step 2 of 4: Select your Assistive Technology')
  await press('Next')
  expect(summary()[0]?.textContent).toBe('Please select your software!')
  await userEvent.click(screen.getByRole('link', { name: 'Please select your software!' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'NVDA' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'NVDA' }))
  await press('Next')
  expect(saveSoftware).toHaveBeenCalledWith(['nvda'])

  await heading('Step 3 of 4: how well do you know your assistive technology?')
  expect(document.activeElement?.tagName).toBe('H1')
  await press('Next')
  expect(summary()[0]?.textContent).toBe('Select Assistive Technology knowledge level!')
  await userEvent.click(screen.getByRole('link', { name: 'Select Assistive Technology knowledge level!' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Complete beginner/ }))
})

test('a start year can be chosen after the end year, which moves and says so', async () => {
  const { scope } = await open()
  const chosen = () =>
    ['Course start year', 'Course end year'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
  await userEvent.selectOptions(screen.getByLabelText('Course start year'), String(year))
  await userEvent.selectOptions(screen.getByLabelText('Course end year'), String(year + 3))
  await userEvent.selectOptions(screen.getByLabelText('Course start year'), String(year + 4))
  expect(chosen()).toEqual([String(year + 4), String(year + 7)])
  expect(scope.getState($announcement)).toBe(`The course end year is now ${year + 7}.`)
  screen.getByText('Moved with the start year.')
  await userEvent.selectOptions(screen.getByLabelText('Course start year'), String(year + 3))
  expect(chosen()).toEqual([String(year + 3), String(year + 7)])
  expect(screen.queryByText('Moved with the start year.')).toBeNull()
})

test('answers that were not sent are restored on the next visit, at their step', async () => {
  const { unmount, scope } = await open()
  await answerCourse()
  await heading('Step 2 of 4: Select your Assistive Technology')
  unmount()
  // In the same browser tab, for example after signing in again.
  renderPart(<OnboardingPage />, { scope })
  await heading('Step 2 of 4: Select your Assistive Technology')
  await press('Back')
  await heading('Step 1 of 4: tell us about your course')
  expect(screen.getByRole('combobox', { name: 'Course subject' })).toHaveProperty('value', 'Law')
})

test('a failure at the end leads back to the first step, and every answer stays', async () => {
  const failure = new CallError({ kind: 'http', status: 422, msg: 'Something odd.', errors: {} })
  await open(() => Promise.reject(failure))
  await answerAll()
  await press('Finish')
  await heading('Step 1 of 4: tell us about your course')
  expect(screen.getByRole('alert').textContent).toContain('Something odd.')
  expect(screen.getByRole('combobox', { name: 'Course subject' })).toHaveProperty('value', 'Law')
})

test.each(failures)('answers that are not saved are explained once: $words', async ({ error, words }) => {
  await open(() => Promise.reject(error))
  await answerAll()
  await press('Finish')
  await expectFailureOnce(words)
})
