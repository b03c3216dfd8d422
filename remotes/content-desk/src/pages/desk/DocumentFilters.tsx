import type { DocumentSummary } from '@stepwise/shared/contracts'
import { NativeSelect, TextInput } from '@stepwise/shared/ui/forms'
import { IconSearch } from '@tabler/icons-react'
import styles from './DocumentFilters.module.css'
import { countShown, type DeskFilters, listAreas, showOptions, sortOptions } from './desk-filters.ts'
import { areaWords } from './state-words.ts'

interface DocumentFiltersProps {
  documents: readonly DocumentSummary[]
  filters: DeskFilters
  onChange: (changes: Partial<DeskFilters>) => void
}

const listKeys = <Options extends object>(options: Options) => Object.keys(options) as (keyof Options)[]

export function DocumentFilters({ documents, filters, onChange }: DocumentFiltersProps) {
  return (
    <form aria-label="Search and filters" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        size="md"
        type="search"
        label="Search documents"
        autoComplete="off"
        className={styles.query}
        value={filters.query}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label="Show"
        value={filters.show}
        data={listKeys(showOptions).map((value) => ({
          value,
          label: `${showOptions[value]} (${countShown(documents, value)})`,
        }))}
        onChange={(event) => onChange({ show: event.currentTarget.value as DeskFilters['show'] })}
      />
      <NativeSelect
        size="md"
        label="Area"
        value={filters.area}
        data={[
          { value: '', label: 'All areas' },
          ...listAreas(documents).map((area) => ({ value: area, label: areaWords(area) })),
        ]}
        onChange={(event) => onChange({ area: event.currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label="Sort by"
        value={filters.sort}
        data={listKeys(sortOptions).map((value) => ({ value, label: sortOptions[value] }))}
        onChange={(event) => onChange({ sort: event.currentTarget.value as DeskFilters['sort'] })}
      />
    </form>
  )
}
