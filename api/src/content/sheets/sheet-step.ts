import type { TextBlock } from '../text-blocks.ts'

/** A step, or the quick check at the end of a chapter. */
export interface SheetStep {
  id: string
  isCheck: boolean
  /** The document of the desk to which remarks on it belong. */
  document: string
  /** Below content/. */
  path: string
  name: string
  /** Where it stands: module and chapter, or essentials. */
  place: string
  fingerprint: string
  html: string
  blocks: TextBlock[]
  sources: { name: string; url: string }[]
  /** `sources` are those that it names, counted from 0; none: all of them. */
  questions: { text: string; sources: number[] }[]
}

/** Above the text of a step. */
export const headingOf = ({ isCheck }: SheetStep) => (isCheck ? 'What the quick check asks' : 'What the step says')
