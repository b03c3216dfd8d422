import type { FoundModule, SearchResults } from '@stepwise/shared/contracts'

export interface ResultOption {
  id: string
  name: string
  /** Where it stands: software, module, chapter. */
  place: string
  /** Of its text, with the words that its name does not have. */
  line: string | null
  url: string
  tag: Pick<FoundModule, 'flowName' | 'primaryColor' | 'secondaryColor' | 'tabColor'>
}

export interface ResultGroup {
  kind: 'modules' | 'chapters' | 'steps' | 'pages'
  label: string
  options: ResultOption[]
}

/** docs/product/shell-and-search.md#search-groups. Without groups that have no results. */
export function resultGroups({ learningModules, chapters, steps, pages = [] }: SearchResults): ResultGroup[] {
  const groups: ResultGroup[] = [
    group('modules', 'Modules', learningModules, () => []),
    group('chapters', 'Chapters', chapters, (chapter) => [chapter.learningModuleName]),
    group('steps', 'Steps', steps, (step) => [step.softwareName, step.learningModuleName, step.chapterName]),
    group('pages', 'Pages', pages, () => []),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function group<Item extends FoundModule>(
  kind: ResultGroup['kind'],
  label: string,
  items: readonly Item[],
  placeOf: (item: Item) => (string | null)[],
): ResultGroup {
  const options = items.map((item, at) => ({
    id: `search-${kind}-${at}`,
    name: item.name,
    place: placeOf(item).filter(Boolean).join(' · '),
    line: item.line ?? null,
    url: item.url,
    tag: item,
  }))
  return { kind, label, options }
}

const longName = 137

export function chapterNameOn(isNarrow: boolean, name: string) {
  return isNarrow && name.length >= longName ? `${name.slice(0, longName)}…` : name
}
