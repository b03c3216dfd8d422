import type { EssayOption } from './essay-plans.ts'

export type MindMapFormat = 'pdf' | 'mmap'

export const formatNames: Record<MindMapFormat, string> = { pdf: 'PDF', mmap: 'MindManager' }

/** The file of a mind map, made by content/tools (spec 7: static links with these names). */
export function mindMap(words: number, option: EssayOption, format: MindMapFormat): { name: string; href: string } {
  const name = `Essay Plan ${words} words - ${option}.${format}`
  return { name, href: `/media/essay-plans/${encodeURIComponent(name)}` }
}

/** Software whose own format is not public: we cannot make honest files for it. */
const closed = ['MindView', 'Inspiration']

/** The formats for the person's software, the best first, and the software that has to make do with the PDF. */
export function mindMapsFor(softwares: readonly string[]): { formats: MindMapFormat[]; without: string | null } {
  const uses = (name: string) => softwares.some((software) => software.toLowerCase().includes(name.toLowerCase()))
  if (uses('MindManager')) return { formats: ['mmap', 'pdf'], without: null }
  return { formats: ['pdf'], without: closed.find(uses) ?? null }
}
