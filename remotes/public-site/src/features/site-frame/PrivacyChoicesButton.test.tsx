import { privacyChoicesOffered, privacyChoicesRequested } from '@stepwise/shared/shell'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { SiteFooter } from './SiteFooter.tsx'

// docs/product/shell-and-search.md#privacy-answer

test('the footer has "Privacy choices" where there is something to choose, and the host opens them', async () => {
  const scope = fork()
  const requested = vi.fn()
  createWatch({ unit: privacyChoicesRequested, scope, fn: requested })
  await allSettled(privacyChoicesOffered, { scope, params: true })
  renderPart(<SiteFooter />, { scope })
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }))
  expect(requested).toHaveBeenCalledOnce()
})

test('the footer has no button where there is nothing to choose', () => {
  renderPart(<SiteFooter />, { scope: fork() })
  expect(screen.queryByText('Privacy choices')).toBeNull()
})
