import { contrast } from '@stepwise/shared/contracts/contrast'

/** docs/product/steps-and-player.md#card-colour */
export const defaultCardColour = '#887CD9'

const light = '#ffffff'
const dark = '#0b0e16'

/** White if its contrast is enough (WCAG AA, 4.5), otherwise near-black. */
export function textOn(colour: string): string {
  return contrast(colour, light) >= 4.5 ? light : dark
}
