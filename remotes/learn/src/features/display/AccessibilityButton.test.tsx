import { $openSlot } from '@stepwise/shared/shell'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import AccessibilityButton from './AccessibilityButton.tsx'

test.each(['/flows/a/learning_modules/b/chapters/c/steps/d', '/tutorials/jaws/essentials/a', '/favourites'])(
  'opens the settings on %s',
  async (at) => {
    const { scope } = renderPart(<AccessibilityButton />, { at })
    await userEvent.click(await screen.findByRole('button', { name: 'Accessibility settings' }))
    expect(scope.getState($openSlot)).toBe('panel.display')
  },
)

test.each(['/dashboard/learn', '/support', '/flowstone'])('the button is not there on %s', (at) => {
  renderPart(<AccessibilityButton />, { at })
  expect(screen.queryByRole('button')).toBeNull()
})
