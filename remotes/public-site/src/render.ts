import type { Page, PageSummary, Resources, SoftwarePreview } from '@stepwise/shared/contracts'
import { softwareEssential, softwareList } from './features/software/software-facts.ts'

export { default } from './remote.tsx'

const documentSummary: PageSummary = (answers) => {
  const page = Object.values(answers).flatMap((answer) => (answer as { page?: Page }).page ?? [])[0]
  return { description: page?.lead ?? '' }
}

const documents = ['landing', 'assessor', 'terms', 'privacy', 'accessibility', 'public-created-page']

export const summaries: Record<string, PageSummary> = {
  ...Object.fromEntries(documents.map((page) => [page, documentSummary])),
  resources: (answers) => ({ ...documentSummary(answers), facts: softwareList(answers['/resources'] as Resources) }),
  'software-demo': (answers) => {
    const [{ software }] = Object.values(answers) as [{ software: SoftwarePreview }]
    return { description: software.description, facts: softwareEssential(software) }
  },
}
