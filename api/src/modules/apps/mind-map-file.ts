import type { MindmapFile } from '@stepwise/shared/contracts'

/** Formats by a word of the software's name; everybody else gets a PDF. MindView's and Inspiration's are not public. */
const formats: [name: RegExp, format: MindmapFile['format']][] = [[/mind\s*manager/i, 'mmap']]

/** The essay plan for a length and an option, in the format of the person's software (spec 7). */
export function mindMapFile(words: string, option: string, softwareName = ''): MindmapFile {
  const format = formats.find(([name]) => name.test(softwareName))?.[1] ?? 'pdf'
  const name = `Essay Plan ${words} words - ${option}.${format}`
  return { url: `/media/essay-plans/${encodeURIComponent(name)}`, name, format }
}
