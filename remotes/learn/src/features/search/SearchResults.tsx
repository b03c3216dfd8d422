import { useMediaQuery } from '@mantine/hooks'
import { MarkedWords, matchedWords } from '@stepwise/shared/marked-words'
import { Link } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { flowColours } from '../home/flow-colours.ts'
import { chapterNameOn, type ResultOption } from './result-groups.ts'
import styles from './SearchResults.module.css'
import { $problem, $results, resultsLoaded } from './search.model.ts'
import { $activeId, listEntered } from './search-box.model.ts'

/** The groups (docs/product/shell-and-search.md#search-groups), or why there are none. */
export default function SearchResults() {
  const [results, problem, activeId, loaded, entered] = useUnit([
    $results,
    $problem,
    $activeId,
    resultsLoaded,
    listEntered,
  ])
  const isNarrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  useEffect(() => void loaded(), [loaded])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (problem) return <p className={styles.words}>{problem}</p>
  if (!results) return <p className={styles.words}>Searching…</p>
  if (results.groups.length === 0) return <p className={styles.words}>No results found</p>
  return (
    // With tabIndex: browsers let Tab stop at every scrolling element, and without these keys arrows would only scroll it.
    <div
      id="search-results"
      role="listbox"
      aria-label="Search results"
      aria-activedescendant={activeId ?? undefined}
      tabIndex={0}
      className={styles.list}
      onFocus={() => entered()}
    >
      {results.groups.map(({ kind, label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
        <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
          <p id={`search-${kind}`} className={styles.label}>
            {label}
          </p>
          {options.map((option) => (
            <Option
              key={option.id}
              option={kind === 'chapters' ? { ...option, name: chapterNameOn(isNarrow, option.name) } : option}
              query={results.query}
              isActive={option.id === activeId}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  option: ResultOption
  query: string
  isActive: boolean
}

function Option({ option: { id, name, place, line, url, tag }, query, isActive }: OptionProps) {
  const { className, style } = flowColours(tag)
  const isInName = matchedWords(name, query).some(({ isMatched }) => isMatched)
  return (
    <Link id={id} role="option" aria-selected={isActive} tabIndex={-1} className={styles.option ?? ''} to={url}>
      <span className="ui-narrow">
        <MarkedWords text={name} query={query} />
      </span>
      <span className={`${styles.tag} ${className}`} style={style}>
        <MarkedWords text={tag.flowName} query={query} />
      </span>
      {place && <span className={styles.place}>{isInName ? place : <MarkedWords text={place} query={query} />}</span>}
      {line && (
        <span className={styles.line}>
          <MarkedWords text={line} query={query} />
        </span>
      )}
    </Link>
  )
}
