import type { EssayOption } from './essay-plans.ts'

export type MindMapFormat = 'pdf' | 'mmap' | 'docx' | 'opml'

/** On the download buttons. */
export const formatNames: Record<MindMapFormat, string> = {
  pdf: 'mind map (PDF)',
  mmap: 'mind map (MindManager)',
  docx: 'outline (Word)',
  opml: 'outline (OPML)',
}

/** The file of a mind map (docs/product/study-tools.md#mind-maps). */
export function mindMap(words: number, option: EssayOption, format: MindMapFormat): { name: string; href: string } {
  const name = `Essay Plan ${words} words - ${option}.${format}`
  return { name, href: `/media/essay-plans/${encodeURIComponent(name)}` }
}

/** How to import an outline into a program as a mind map. */
interface OutlineImport {
  software: string
  steps: string
}

interface SoftwareFiles {
  name: string
  formats: MindMapFormat[]
  importSteps?: string
}

/**
 * What each program opens, the best format first. The formats of MindView (.mvdx) and Inspiration (.isf) are not public; both
 * build a map from an outline: MindView from the headings of a Word document, Inspiration from OPML. We could not try how well
 * Inspiration reads it, so its users get the Word outline too.
 */
const mappingSoftware: SoftwareFiles[] = [
  { name: 'MindManager', formats: ['mmap'] },
  {
    name: 'MindView',
    formats: ['docx'],
    importSteps:
      'download the Word outline. In MindView choose File, then Import, then Microsoft Word, and open the downloaded file. Every heading becomes a branch.',
  },
  {
    name: 'Inspiration',
    formats: ['opml', 'docx'],
    importSteps:
      'download the OPML outline. In Inspiration choose File, then Import or Open, and open the downloaded file. If your version does not accept it, open the Word outline instead, copy everything and paste it into the Outline view.',
  },
]

/** The formats for software with these names, and how to import those that are outlines. Everyone has the PDF. */
export function mindMapsFor(softwares: readonly string[]): { formats: MindMapFormat[]; imports: OutlineImport[] } {
  const isUsed = ({ name }: SoftwareFiles) =>
    softwares.some((software) => software.toLowerCase().includes(name.toLowerCase()))
  const used = mappingSoftware.filter(isUsed)
  return {
    formats: [...new Set([...used.flatMap(({ formats }) => formats), 'pdf' as const])],
    imports: used.flatMap(({ name, importSteps }) => (importSteps ? [{ software: name, steps: importSteps }] : [])),
  }
}
