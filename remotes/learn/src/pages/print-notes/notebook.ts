import type { Highlight, Note } from '@stepwise/shared/contracts'

/** Its sections are learning modules. */
export interface NotebookFlow {
  name: string
  sections: { name: string; notes: Note[]; highlights: Highlight[] }[]
}

/** Notes and highlights by flow and section, in the order of the course; at one step the oldest first. */
export function buildNotebook(notes: readonly Note[], highlights: readonly Highlight[] = []): NotebookFlow[] {
  const inOrder = [...notes, ...highlights].toSorted(
    (one, other) => one.stepPosition - other.stepPosition || one.createdAt.localeCompare(other.createdAt),
  )
  return [...Map.groupBy(inOrder, ({ flowSlug }) => flowSlug).values()].map((ofFlow) => ({
    name: ofFlow[0]?.flowName ?? '',
    sections: [...Map.groupBy(ofFlow, ({ learningModuleSlug }) => learningModuleSlug).values()].map((ofSection) => ({
      name: ofSection[0]?.sectionName ?? '',
      notes: ofSection.filter((each) => 'content' in each),
      highlights: ofSection.filter((each) => 'quote' in each),
    })),
  }))
}
