import { formatCount } from '@stepwise/shared/counts'
import { $readingStyle } from '@stepwise/shared/display'
import { useClearedAnnounced } from '@stepwise/shared/search'
import { Button, EmptyState, LoadingWords, Skeleton, Text } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { IconSearch } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { TryAgain } from '../failure/TryAgain.tsx'
import { noteDeleted } from './deleted-notes.model.ts'
import { NoteCardView } from './NoteCardView.tsx'
import {
  $foundCards,
  $noteQuery,
  $shownCards,
  moreCardsAsked,
  noteQueryTyped,
  stillReading,
} from './note-search.model.ts'
import { $areOlderComing, $areOlderMissing, $cards, $loadFailure, $notes, loadNotesFx } from './notes.model.ts'
import { useCardFocus } from './use-card-focus.ts'

/** As many as a panel shows without scrolling. */
const drawnAtOnce = 4

interface NoteListProps {
  /** The search takes the focus when the panel opens. */
  hasFocus: boolean
  canAdd: boolean
  onVisit: (url: string) => void
  /** Between the search and the cards. */
  children: ReactNode
}

/** The search, and the cards that it finds. */
export function NoteList({ hasFocus, canAdd, onVisit, children }: NoteListProps) {
  const { cards, found, shown, query, isReading, readingStyle, onType, onDelete, onMore } = useUnit({
    cards: $cards,
    isReading: $areOlderComing,
    found: $foundCards,
    shown: $shownCards,
    query: $noteQuery,
    readingStyle: $readingStyle,
    onType: noteQueryTyped,
    onDelete: noteDeleted,
    onMore: moreCardsAsked,
  })
  // The others are drawn right afterwards, and no one waits for them: the panel to open, or what is typed to appear.
  const drawnBefore = useDeferredValue(shown.length, drawnAtOnce)
  const drawn = shown.slice(0, Math.max(drawnBefore, drawnAtOnce))
  const root = useRef<HTMLDivElement>(null)
  useCardFocus(root, cards)
  const [firstOfMore, setFirstOfMore] = useState<string | null>(null)
  const isDrawn = drawn.some(({ note }) => note !== null && note.id === firstOfMore)
  useEffect(() => {
    if (!isDrawn) return
    root.current?.querySelector<HTMLElement>(`[data-note-menu="${firstOfMore}"]`)?.focus()
    setFirstOfMore(null)
  }, [firstOfMore, isDrawn])

  const showMore = () => {
    const isShown = new Set(shown)
    setFirstOfMore(found.find((card) => !isShown.has(card))?.note?.id ?? null)
    onMore()
  }

  const all = formatCount(found.length, 'note')
  const soFar = `${all} so far. ${stillReading}`
  const some = shown.length < found.length ? `${shown.length} of ${all}` : null
  useClearedAnnounced(query, isReading ? soFar : (some ?? all))
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return
    event.preventDefault()
    onType('')
  }

  return (
    <div ref={root} className="ui-stack ui-gap-20">
      <TextInput
        type="search"
        label="Search notes"
        value={query}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        data-autofocus={hasFocus || undefined}
        data-note-search
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={clearOnEscape}
      />
      {isReading && query.trim() !== '' && <Text>{soFar}</Text>}
      {children}
      <ul className="ui-stack ui-gap-14 ui-list" style={readingStyle as CSSProperties} aria-label="Notes">
        {drawn.map((card) => (
          <li key={card.key}>
            <NoteCardView card={card} onVisit={onVisit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {some && (
        <div className="ui-grid ui-gap-10 ui-starts">
          <Text>{some}</Text>
          <Button variant="default" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
      <ListState isEmpty={cards.length === 0} hasFound={found.length > 0} canAdd={canAdd} />
    </div>
  )
}

/** Instead of cards: that they are loading, could not be loaded, or that there are none. */
function ListState({ isEmpty, hasFound, canAdd }: { isEmpty: boolean; hasFound: boolean; canAdd: boolean }) {
  const { notes, areOlderMissing, failure, onRetry } = useUnit({
    notes: $notes,
    areOlderMissing: $areOlderMissing,
    failure: $loadFailure,
    onRetry: loadNotesFx,
  })
  if (failure !== null) {
    const problem = areOlderMissing
      ? 'Your older notes could not be read.'
      : notes === null
        ? 'Your notes could not be loaded.'
        : 'The list may be out of date.'
    return <TryAgain words={`${problem} ${failure}`} onRetry={onRetry} />
  }
  if (areOlderMissing) return <Text>{stillReading}</Text>
  if (notes === null) {
    return (
      <>
        <LoadingWords />
        <div aria-busy className="ui-stack ui-gap-14 ui-list">
          <Skeleton height={120} radius={12} />
          <Skeleton height={120} radius={12} />
        </div>
      </>
    )
  }
  if (isEmpty) {
    const next = canAdd ? 'Write your first one above.' : 'Open a step and choose Add note.'
    return <EmptyState isSmall message="No notes yet." hint={next} />
  }
  return hasFound ? null : <EmptyState isSmall message="No results found" hint="Search for other words." />
}
