import { Fragment } from 'react'
import styles from './MarkedWords.module.css'
import { matchedWords } from './matched-words.ts'

/** A text in which the words of a query are marked. Spaces stand between the elements: in one they would be lost from a name. */
export function MarkedWords({ text, query }: { text: string; query: string }) {
  return matchedWords(text, query).map(({ text, isMatched }, at) => {
    const words = text.trim()
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing else, and never move
      <Fragment key={at}>
        {/^\s/.test(text) && ' '}
        {words && (isMatched ? <mark className={styles.mark}>{words}</mark> : <span>{words}</span>)}
        {/\S\s+$/.test(text) && ' '}
      </Fragment>
    )
  })
}
