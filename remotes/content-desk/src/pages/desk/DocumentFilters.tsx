import type { DocumentSummary } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Checkbox, NativeSelect, TextInput } from '@stepwise/shared/ui/forms'
import { IconSearch } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import styles from './DocumentFilters.module.css'
import {
  countFlagged,
  countSet,
  countShown,
  type DeskFilters,
  editionOptions,
  flagOptions,
  isSearch,
  kindOptions,
  listAreas,
  listKeys,
  ofEdition,
  showOptions,
  sortOptions,
} from './desk-filters.ts'
import { areaWords } from './state-words.ts'

interface DocumentFiltersProps {
  documents: readonly DocumentSummary[]
  filters: DeskFilters
  onChange: (changes: Partial<DeskFilters>) => void
}

/** Here the choices would fill the window. */
const narrow = '(max-width: 48rem)'

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The search, and what narrows the list; in a narrow window that is folded, so that what is found is in sight. */
export function DocumentFilters(props: DocumentFiltersProps) {
  const { filters, onChange } = props
  const isNarrow = useSyncExternalStore(followWidth, () => matchMedia(narrow).matches)
  const set = countSet(filters, edition.id)
  return (
    <form aria-label="Search and filters" className="ui-grid ui-gap-12" onSubmit={(event) => event.preventDefault()}>
      <TextInput
        size="md"
        type="search"
        label="Search documents"
        description="Words of a title or of any text, or an address that it links to"
        autoComplete="off"
        maxLength={500}
        value={filters.query}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        onChange={(event) => onChange({ query: event.currentTarget.value })}
      />
      {isNarrow ? (
        <details className="ui-fold">
          <summary>{set === 0 ? 'Filters' : `Filters (${set} set)`}</summary>
          <Choices {...props} />
        </details>
      ) : (
        <Choices {...props} />
      )}
    </form>
  )
}

function Choices({ documents, filters, onChange }: DocumentFiltersProps) {
  const counted = ofEdition(documents, filters.edition)
  const areas = listAreas(counted)
  const sorts = listKeys(sortOptions).filter((sort) => sort !== 'match' || isSearch(filters.query))
  return (
    <div className="ui-grid ui-gap-12">
      <div className={styles.choices}>
        <NativeSelect
          size="md"
          label="Edition"
          value={filters.edition}
          data={toOptions(editionOptions)}
          onChange={(event) => onChange({ edition: event.currentTarget.value as DeskFilters['edition'] })}
        />
        <NativeSelect
          size="md"
          label="Area"
          value={areas.includes(filters.area) ? filters.area : ''}
          data={[{ value: '', label: 'All areas' }, ...areas.map((area) => ({ value: area, label: areaWords(area) }))]}
          onChange={(event) => onChange({ area: event.currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label="Kind"
          value={filters.kind}
          data={toOptions(kindOptions)}
          onChange={(event) => onChange({ kind: event.currentTarget.value as DeskFilters['kind'] })}
        />
        <NativeSelect
          size="md"
          label="Show"
          value={filters.show}
          data={listKeys(showOptions).map((value) => ({
            value,
            label: value === 'all' ? showOptions.all : `${showOptions[value]} (${countShown(counted, value)})`,
          }))}
          onChange={(event) => onChange({ show: event.currentTarget.value as DeskFilters['show'] })}
        />
        <NativeSelect
          size="md"
          label="Sort by"
          value={filters.sort}
          data={sorts.map((value) => ({ value, label: sortOptions[value] }))}
          onChange={(event) => onChange({ sort: event.currentTarget.value as DeskFilters['sort'] })}
        />
      </div>
      <div className={styles.flags}>
        {listKeys(flagOptions).map((flag) => (
          <Checkbox
            key={flag}
            id={`desk-${flag}`}
            size="md"
            label={`${flagOptions[flag]} (${countFlagged(counted, flag)})`}
            checked={filters.flags.includes(flag)}
            onChange={({ currentTarget }) => {
              const others = filters.flags.filter((other) => other !== flag)
              onChange({ flags: currentTarget.checked ? [...others, flag] : others })
            }}
          />
        ))}
      </div>
    </div>
  )
}

const toOptions = <Value extends string>(options: Record<Value, string>) =>
  listKeys(options).map((value) => ({ value, label: options[value] }))
