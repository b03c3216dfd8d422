import { renderPart } from '@stepwise/shared/testing'
import { expect, test } from 'vitest'
import { AuthLayout } from './AuthLayout.tsx'

// docs/product/accessibility.md#help
test('every page before signing in ends its header with help', () => {
  const { container } = renderPart(<AuthLayout heading="Sign in">Fields</AuthLayout>)
  const last = [...container.querySelectorAll('header :is(a, button)')].at(-1)
  expect([last?.textContent, last?.getAttribute('href')]).toEqual(['Help', '/#connect-block'])
})
