import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ChoicePage from './ChoicePage.tsx'
import { signUpOptions } from './sign-up-options.ts'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('leads to sign-in and to both ways to an account', () => {
  renderPart(<ChoicePage />)
  expect(screen.getByRole('heading', { name: 'Already have an account?' })).toBeDefined()
  expect(hrefOf('Sign In')).toBe('/auth/sign-in')
  expect(hrefOf('Activate account')).toBe('/auth/dsa-licence')
  expect(hrefOf('Create account')).toBe('/auth/inst-licence')
})

test('the pro edition has its own ways to an account', () => {
  expect(signUpOptions.pro.map(({ title, action, to }) => [title, action, to])).toEqual([
    ['Individual Licence', 'Activate licence', '/auth/dsa-licence'],
    ['Site Licence', 'Create account', '/auth/site-licence'],
  ])
})
