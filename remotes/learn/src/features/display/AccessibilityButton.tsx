import { isReadingPage, useLocation } from '@stepwise/shared/routing'
import { DisplaySettingsButton } from '@stepwise/shared/ui'

/** The button of the top bar, on the pages of docs/product/display.md#opener. */
export default function AccessibilityButton() {
  const { pathname } = useLocation()
  return isReadingPage(pathname) && <DisplaySettingsButton look="bar" />
}
