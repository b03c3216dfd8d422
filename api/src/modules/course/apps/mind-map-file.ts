import type { MindmapFile } from '@stepwise/shared/contracts'

/** The format that a software imports, by a word of its name. Any other software gets a PDF. */
const formats: [name: RegExp, format: MindmapFile['format']][] = [
  [/mind\s*manager/i, 'mmap'],
  [/mind\s*view/i, 'docx'],
  [/inspiration/i, 'opml'],
]

/** The file of an essay plan, in the format of the person's software (docs/product/study-tools.md#mind-map-call). */
export function mindMapFile(words: string, option: string, softwareName = ''): MindmapFile {
  const format = formats.find(([name]) => name.test(softwareName))?.[1] ?? 'pdf'
  const name = `Essay Plan ${words} words - ${option}.${format}`
  return { url: `/media/essay-plans/${encodeURIComponent(name)}`, name, format }
}
