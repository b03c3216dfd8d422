import type { Step } from '@stepwise/shared/contracts'
import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { HighlightProblems } from '../highlights/HighlightProblems.tsx'
import { highlightsShown } from '../highlights/highlights.model.ts'
import { takesNotes } from '../notes/pending-note.ts'
import { TextBar } from './TextBar.tsx'
import { useFirstChoice } from './use-first-choice.ts'
import { useHighlightOfAddress } from './use-highlight-of-address.ts'
import { useHighlightPress } from './use-highlight-press.ts'
import { useHighlightedText } from './use-highlighted-text.ts'
import type { useTextTools } from './use-text-tools.ts'

export interface TextToolsProps {
  step: Step
  text: RefObject<HTMLElement | null>
  tools: ReturnType<typeof useTextTools>
}

const dictionary = lazyComponent(
  () => import(/* webpackChunkName: "dictionary" */ '../dictionary/DictionaryDialog.tsx'),
)

/** More than this is not a word that a dictionary has. */
const longestWord = 60

/** The highlights in the text, the bar at chosen words, and the dictionary. */
export default function TextToolsLayer({ step, text, tools }: TextToolsProps) {
  const onShown = useUnit(highlightsShown)
  const canMark = takesNotes(step)
  useEffect(() => {
    if (canMark) onShown()
  }, [canMark, onShown])
  const found = useHighlightedText(text, step)
  useHighlightOfAddress(found)
  useHighlightPress(text, found, tools.choose)
  const [word, setWord] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  useFirstChoice(text, tools, () => setWord(''))

  const { request } = tools
  const close = () => {
    tools.close()
    if (!request?.isByKeys) return
    // It would hide the colour.
    getSelection()?.removeAllRanges()
    const { current } = opener
    const target = current instanceof HTMLElement && current.isConnected ? current : document.querySelector('h1')
    target?.focus({ preventScroll: true })
  }
  const lookUp = (words: string) => {
    // The bar stays below the dialog, whose focus comes back to it.
    if (request) tools.choose({ ...request, isByKeys: true })
    setWord(words.length <= longestWord ? words : '')
  }
  return (
    <>
      {canMark && <HighlightProblems stepId={step.id} />}
      {request?.range && (
        <TextBar
          step={step}
          text={text}
          range={request.range}
          isByKeys={request.isByKeys}
          found={found}
          opener={opener}
          onChoose={(range) => tools.choose({ range, isByKeys: true })}
          onLookUp={lookUp}
          onClose={close}
          onLeft={tools.close}
        />
      )}
      {word !== null && (
        <Lazy
          part={dictionary}
          title="The dictionary"
          props={{ word, step, opened: true, onClose: () => setWord(null) }}
        />
      )}
    </>
  )
}
