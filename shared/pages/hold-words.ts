import type { Hold } from '@stepwise/shared/contracts'
import { formatCount } from '../counts/index.ts'

export const secondsWords = (count: number) => formatCount(count, 'second')

/** 'Hold for 10 to 15 seconds on each side' */
export function holdWords({ least, most, sides }: Hold): string {
  const time = least < most ? `${least} to ${secondsWords(most)}` : secondsWords(most)
  return `Hold for ${time}${sides ? ' on each side' : ''}`
}
