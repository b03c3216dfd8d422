import type { Note } from '@stepwise/shared/contracts'
import { $readingStyle } from '@stepwise/shared/display'
import { edition } from '@stepwise/shared/edition'
import { HelpLink } from '@stepwise/shared/help'
import { ReadAloud } from '@stepwise/shared/read-aloud'
import { Link } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'
import { Button, DisplaySettingsButton, EmptyState, LoadingWords, PageHeading, Skeleton } from '@stepwise/shared/ui'
import { IconPrinter } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { TryAgain } from '../../features/failure/TryAgain.tsx'
import {
  $colourNames,
  $highlights,
  $loadFailure as $highlightsFailure,
  $loaded,
  highlightsShown,
  loadHighlightsFx,
} from '../../features/highlights/highlights.model.ts'
import { ListenLaterButton } from '../../features/listen-later/ListenLaterButton.tsx'
import type { Chapter } from '../../features/listen-later/listening-text.ts'
import type { NoteCard } from '../../features/notes/note-cards.ts'
import { $cards, $loadFailure, $notes, loadNotesFx, notesOpened } from '../../features/notes/notes.model.ts'
import { NotebookHighlight, NotebookNote } from './NotebookEntries.tsx'
import { buildNotebook } from './notebook.ts'
import styles from './PrintNotesPage.module.css'

const formatUnsaved = (cards: NoteCard[]) =>
  cards.every(({ isKept }) => isKept)
    ? 'These notes are only on this device. We will keep trying to save them.'
    : 'These notes are only in this page, and this device cannot save them. Leave the page open: we will keep trying to save them.'

/** Each note after the name of its step. */
const notesText = (notes: { stepName: string; content: string }[]) =>
  notes.map(({ stepName, content }) => `${stepName}\n${content.trim()}`).join('\n\n')

/** docs/product/notes.md#notebook. remote.config.ts turns the theme off. */
export default function PrintNotesPage() {
  const { notes, cards, highlights, loadedHighlights, names, failure, highlightsFailure, readingStyle, ...on } =
    useUnit({
      notes: $notes,
      cards: $cards,
      highlights: $highlights,
      loadedHighlights: $loaded,
      names: $colourNames,
      readingStyle: $readingStyle,
      failure: $loadFailure,
      highlightsFailure: $highlightsFailure,
      opened: notesOpened,
      highlightsShown,
      retry: loadNotesFx,
      retryHighlights: loadHighlightsFx,
    })
  const { opened, highlightsShown: showHighlights } = on
  useEffect(() => {
    opened()
    showHighlights()
  }, [opened, showHighlights])
  const text = useRef<HTMLDivElement>(null)
  const readNow = useRef<(() => void) | null>(null)
  const isFailed = failure !== null && notes === null
  const unsaved = cards.filter(({ note }) => note === null)
  const unsavedEdits = new Map(
    cards.flatMap(({ note, state, content }) => (note && state !== 'saved' ? [[note.id, content] as const] : [])),
  )
  const unsavedHighlights = highlights.filter(({ saved }) => saved === null)
  const findContent = (note: Note) => unsavedEdits.get(note.id) ?? note.content
  const flows = buildNotebook(notes ?? [], loadedHighlights?.highlights)
  const chapters = (): Chapter[] => [
    { title: `${edition.productTitle} Notebook` },
    { title: 'Not saved yet', text: notesText(unsaved) },
    ...flows.flatMap((flow) =>
      flow.sections.map((section) => ({
        title: `${flow.name}: ${section.name}`,
        text: notesText([
          ...section.notes.map((note) => ({ stepName: note.stepName, content: findContent(note) })),
          ...section.highlights.map(({ stepName, quote }) => ({ stepName, content: quote })),
        ]),
      })),
    ),
  ]
  const hasNotes = unsaved.length > 0 || highlights.length > 0 || (notes !== null && notes.length > 0)

  return (
    <main id="main" tabIndex={-1} className={styles.page} style={readingStyle as CSSProperties}>
      {notes === null && !isFailed ? (
        <>
          <LoadingWords />
          <div aria-busy className={styles.loading}>
            <Skeleton height={40} width="60%" />
            <Skeleton height={160} />
            <Skeleton height={160} />
          </div>
        </>
      ) : (
        <>
          <header className={styles.head}>
            <PageHeading className={styles.title}>{`${edition.productTitle} Notebook`}</PageHeading>
            <div className={styles.actions}>
              {hasNotes && (
                <Button
                  className="ui-screen"
                  leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
                  onClick={() => window.print()}
                >
                  Print
                </Button>
              )}
              {hasNotes && <ListenLaterButton what="your notes" chapters={chapters} readNow={readNow} />}
              <DisplaySettingsButton />
              <HelpLink />
            </div>
          </header>
          {isFailed && (
            <TryAgain
              words={`Your notes could not be loaded. ${failure}`}
              onRetry={on.retry}
              className={styles.loading}
            />
          )}
          {highlightsFailure !== null && (
            <TryAgain
              words={`Your highlights could not be loaded. ${highlightsFailure}`}
              onRetry={on.retryHighlights}
              className={styles.loading}
            />
          )}
          {notes !== null && loadedHighlights !== null && !hasNotes && (
            <EmptyState
              message="No notes yet."
              hint="What you write and highlight in a step will appear here."
              action={
                <Button component={Link} to={homePath}>
                  Go to Dashboard
                </Button>
              }
            />
          )}
          <div className={styles.reading}>
            {hasNotes && <ReadAloud text={text} handle={readNow} />}
            <div ref={text}>
              {unsaved.length > 0 && (
                <section className={styles.flow}>
                  <h2 className={styles.flowName}>Not saved yet</h2>
                  <p className={styles.unsavedWords}>{formatUnsaved(unsaved)}</p>
                  {unsaved.map(({ key, stepName, content, color }) => (
                    <NotebookNote key={key} heading="h3" stepName={stepName} content={content} color={color} />
                  ))}
                </section>
              )}
              {unsavedHighlights.length > 0 && (
                <section className={styles.flow}>
                  <h2 className={styles.flowName}>Highlights not saved yet</h2>
                  {unsavedHighlights.map(({ key, ...highlight }) => (
                    <NotebookHighlight key={key} {...highlight} name={names[highlight.colour]} heading="h3" />
                  ))}
                </section>
              )}
              {flows.map((flow) => (
                <section key={flow.name} className={styles.flow}>
                  <h2 className={styles.flowName}>{flow.name}</h2>
                  {flow.sections.map((section) => (
                    <section key={section.name}>
                      <h3 className={styles.sectionName}>{section.name}</h3>
                      {section.notes.map((note) => (
                        <NotebookNote
                          key={note.id}
                          stepName={note.stepName}
                          content={findContent(note)}
                          color={note.primaryColor}
                          isUnsaved={unsavedEdits.has(note.id)}
                        />
                      ))}
                      {section.highlights.map((highlight) => (
                        <NotebookHighlight key={highlight.id} {...highlight} name={names[highlight.colour]} />
                      ))}
                    </section>
                  ))}
                </section>
              ))}
            </div>
          </div>
        </>
      )}
    </main>
  )
}
