import { lazyComponent, loadInTime } from '@stepwise/shared/lazy'
import { nameInPreview } from '@stepwise/shared/preview'
import { useLocation } from '@stepwise/shared/routing'
import { useClearedAnnounced } from '@stepwise/shared/search'
import { ActionIcon } from '@stepwise/shared/ui'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './SearchBox.module.css'
import {
  $activeId,
  $isExpanded,
  $isOpen,
  $query,
  activeJumped,
  activeMoved,
  caretMoved,
  listClosed,
  listOpened,
  queryTyped,
} from './search-box.model.ts'
import { useUsedElsewhere } from './use-used-elsewhere.ts'

const results = lazyComponent(() => import(/* webpackChunkName: "search-results" */ './SearchResults.tsx'))

const units = {
  query: $query,
  isOpen: $isOpen,
  isExpanded: $isExpanded,
  activeId: $activeId,
  type: queryTyped,
  open: listOpened,
  close: listClosed,
  move: activeMoved,
  jump: activeJumped,
  moveCaret: caretMoved,
}

/** A combobox: docs/product/shell-and-search.md#search-keyboard. It loads with every page, its results with the first focus. */
export default function SearchBox() {
  const { query, isOpen, isExpanded, activeId, type, open, close, move, jump, moveCaret } = useUnit(units)
  const [Results, setResults] = useState<ComponentType | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // Only for narrow screens.
  const [isShown, setIsShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  const hide = () => {
    close()
    setIsShown(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every route change closes the list
  useEffect(hide, [key])
  useEffect(() => {
    if (isShown) input.current?.focus()
  }, [isShown])
  useUsedElsewhere(box, isOpen || isShown, hide)
  useClearedAnnounced(query)

  const load = () => {
    if (Results) return
    setHasFailed(false)
    loadInTime(results).then(
      (loaded) => setResults(() => loaded),
      () => setHasFailed(true),
    )
  }
  const goBack = () => {
    hide()
    button.current?.focus()
  }
  /** In the box and in the list. */
  const pressed = (event: KeyboardEvent) => {
    const isInText = event.target === input.current
    const arrow = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (arrow) {
      event.preventDefault()
      move(arrow)
    } else if (event.key === 'Enter') {
      if (activeId) document.getElementById(activeId)?.click()
      else open()
    } else if (event.key === 'Escape') {
      input.current?.focus()
      // With nothing to close or clear, the key is for what lies around the box.
      if (!isOpen && !query && !isShown) return
      event.preventDefault()
      if (isOpen) close()
      else if (query) type('')
      else goBack()
    } else if (isInText) {
      if (/^(Home|End|Arrow)/.test(event.key)) moveCaret()
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      jump(event.key === 'Home' ? 'first' : 'last')
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // A letter pressed in the list: moved here, the focus puts it into the box.
      input.current?.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search>, and React complains of it in every test
    <div
      ref={box}
      role="search"
      aria-label={nameInPreview('Search')}
      className={styles.search}
      data-shown={isShown || undefined}
    >
      <ActionIcon
        ref={button}
        className={styles.show}
        aria-label="Search"
        aria-expanded={isShown}
        onClick={() => setIsShown(true)}
      >
        <IconSearch stroke={1.75} aria-hidden />
      </ActionIcon>
      <div className={styles.box}>
        <IconSearch className={styles.icon} size={20} stroke={1.75} aria-hidden />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? 'search-results' : undefined}
          aria-activedescendant={isExpanded && activeId ? activeId : undefined}
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onFocus={load}
          onClick={() => {
            load()
            open()
          }}
          onChange={(event) => {
            load()
            type(event.target.value)
          }}
          onKeyDown={pressed}
        />
        {isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press beside a result must not take the focus out of the box
          <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} onKeyDown={pressed}>
            {Results && <Results />}
            {hasFailed && (
              <p role="alert" className={styles.failure}>
                Search could not be loaded. Check your connection, then type again.
              </p>
            )}
          </div>
        )}
        {/* After the results, because Tab leads from the box to them. */}
        <ActionIcon className={styles.hide} aria-label="Close search" onClick={goBack}>
          <IconX stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
