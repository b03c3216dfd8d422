import type { Run } from './runs.ts'

/** A reference, or a short form of one, with its italics. */
export const Runs = ({ runs }: { runs: Run[] }) =>
  runs.map(({ text, isItalic }, at) => {
    const Part = isItalic ? 'i' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
    return <Part key={at}>{text}</Part>
  })
