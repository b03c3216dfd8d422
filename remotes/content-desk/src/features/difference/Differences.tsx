import type { DocumentBody } from '@stepwise/shared/contracts'
import { hintAnnounced, Text, VisuallyHidden } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { compareBodies, type PartChange, type Words } from './compare-bodies.ts'
import styles from './Differences.module.css'

export interface DifferencesProps {
  before: DocumentBody
  after: DocumentBody
}

const kindWords: Record<PartChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  'moved-and-changed': 'Moved and changed',
}

/** What has changed between two texts, part by part, with each word that came or went marked (docs/product/content-desk.md#difference). */
export default function Differences({ before, after }: DifferencesProps) {
  const changes = useMemo(() => compareBodies(before, after), [before, after])
  const announce = useUnit(hintAnnounced)
  const summary = summaryOf(changes)
  useEffect(() => {
    announce(summary)
  }, [summary, announce])
  return (
    <div className="ui-grid ui-gap-12">
      <Text fw={600}>{summary}</Text>
      <ul className="ui-grid ui-gap-12 ui-list">
        {changes.map(({ key, name, kind, fields }) => (
          <li key={key} className={styles.part}>
            <p className="ui-bold">
              <span className={styles.kind}>{kindWords[kind]}</span> <span>{name}</span>
            </p>
            {fields.map((field) => (
              <div key={field.name}>
                <p className={styles.field}>{field.name}</p>
                <p className={styles.words}>
                  {field.words.map((words, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and never move
                    <Piece key={index} words={words} isFirst={index === 0} isLast={index === field.words.length - 1} />
                  ))}
                </p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function summaryOf(changes: readonly Pick<PartChange, 'kind'>[]): string {
  if (changes.length === 0) return 'There is no difference.'
  const counted = Object.entries(kindWords)
    .map(([kind, words]) => ({ words, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words.toLowerCase()}`)
  return `Changes: ${counted.join(', ')}.`
}

interface PieceProps {
  words: Words
  isFirst: boolean
  isLast: boolean
}

function Piece({ words: { kind, text }, isFirst, isLast }: PieceProps) {
  if (kind === 'same') return aroundChanges(text, isFirst, isLast)
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark className={styles[kind]}>
      {/* Few screen readers tell ins and del by themselves. */}
      <VisuallyHidden>{` ${kind}: `}</VisuallyHidden>
      <span>{text}</span>
      <VisuallyHidden>{`, end of ${kind}. `}</VisuallyHidden>
    </Mark>
  )
}

/** This many characters of what stayed are shown beside a change. */
const context = 120

function aroundChanges(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, context)
  const end = isLast ? '' : text.slice(-context)
  return text.length <= start.length + end.length + 20 ? text : `${start} … ${end}`
}
