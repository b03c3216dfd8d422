import { Fragment } from 'react'
import { matchedWords } from './matched-words.ts'

/** A text in which the words of a query are marked. Spaces stand between the elements: in one they would be lost from a name. */
export function MarkedWords({ text, query }: { text: string; query: string }) {
  return matchedWords(text, query).map(({ text, isMatched }, at) => {
    const Part = isMatched ? 'mark' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing else, and never move
      <Fragment key={at}>
        {/^\s/.test(text) && ' '}
        {text.trim() && <Part>{text.trim()}</Part>}
        {/\S\s+$/.test(text) && ' '}
      </Fragment>
    )
  })
}
