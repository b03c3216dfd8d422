import type { MindmapFile } from '@stepwise/shared/contracts'

/** Formats by a word of the software's name; everybody else gets a PDF. MindView and Inspiration import these outlines. */
const formats: [name: RegExp, format: MindmapFile['format']][] = [
  [/mind\s*manager/i, 'mmap'],
  [/mind\s*view/i, 'docx'],
  [/inspiration/i, 'opml'],
]

/** The essay plan for a length and an option, in the format of the person's software (spec 7). */
export function mindMapFile(words: string, option: string, softwareName = ''): MindmapFile {
  const format = formats.find(([name]) => name.test(softwareName))?.[1] ?? 'pdf'
  const name = `Essay Plan ${words} words - ${option}.${format}`
  return { url: `/media/essay-plans/${encodeURIComponent(name)}`, name, format }
}
