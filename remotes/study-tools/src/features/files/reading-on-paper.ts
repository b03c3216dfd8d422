import type { AccessabilitySetting } from '@stepwise/shared/contracts'

/** The fonts by the names under which they are installed. Where one is missing the word processor takes its own. */
const fontNames: Record<AccessabilitySetting['fontFamily'], string> = {
  Default: 'Atkinson Hyperlegible Next',
  'Comic Sans': 'Comic Sans MS',
  'Open-Dyslexic': 'OpenDyslexic',
}

/** A document in the font and size in which a person reads in the product; 12 points for who has not chosen another. */
export function readingOnPaper({ fontFamily, fontSize }: Pick<AccessabilitySetting, 'fontFamily' | 'fontSize'>) {
  return { font: fontNames[fontFamily], points: 12 + fontSize * 0.75 }
}
