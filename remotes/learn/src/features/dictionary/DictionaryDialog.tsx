import type { Step } from '@stepwise/shared/contracts'
import { Button, LoadingWords, Skeleton, Text } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useState } from 'react'
import { TryAgain } from '../failure/TryAgain.tsx'
import { DefinitionView } from './DefinitionView.tsx'
import styles from './Dictionary.module.css'
import {
  $definition,
  $lookUpFailure,
  $word,
  countMeanings,
  dictionaryClosed,
  lookUpRetried,
  wordAsked,
} from './dictionary.model.ts'

/** As long as a word may be for the server. */
const longestWord = 60

interface DictionaryDialogProps {
  /** The chosen word; empty: the person writes one. */
  word: string
  step: Step
  opened: boolean
  onClose: () => void
}

/** What a word means: docs/product/dictionary.md#dictionary */
export default function DictionaryDialog({ word, step, opened, onClose }: DictionaryDialogProps) {
  const { asked, onAsk, onClosed } = useUnit({ asked: $word, onAsk: wordAsked, onClosed: dictionaryClosed })
  const [typed, setTyped] = useState(word)
  useEffect(() => {
    if (word !== '') onAsk(word)
    return () => onClosed()
  }, [word, onAsk, onClosed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') onAsk(typed)
  }
  return (
    <Dialog opened={opened} onClose={onClose} title="Dictionary" isDescribed={false} closesWithPage>
      <form className="ui-wrap ui-gap-12 ui-bottom" onSubmit={submit}>
        <TextInput
          className={styles.word}
          label="Word"
          value={typed}
          maxLength={longestWord}
          autoComplete="off"
          dir="auto"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">Look up</Button>
      </form>
      {asked === '' ? <Text mt="md">Enter one word or a short phrase.</Text> : <Answer step={step} />}
    </Dialog>
  )
}

function Answer({ step }: { step: Step }) {
  const { word, definition, failure, onRetry } = useUnit({
    word: $word,
    definition: $definition,
    failure: $lookUpFailure,
    onRetry: lookUpRetried,
  })
  if (failure !== null) {
    const words = `“${word}” could not be looked up. ${failure}`
    return <TryAgain words={words} onRetry={onRetry} className={styles.state} />
  }
  if (definition === null) {
    return (
      <div aria-busy className={styles.state}>
        <LoadingWords />
        <Skeleton height={24} width="40%" />
        <Skeleton height={80} />
      </div>
    )
  }
  if (countMeanings(definition) === 0) {
    return (
      <div className={styles.state}>
        <Text>{`The dictionary has no meaning for “${word}”.`}</Text>
        <Text>Check the spelling, or try another form of it, such as “decide” for “decidedly”.</Text>
      </div>
    )
  }
  return <DefinitionView key={word} definition={definition} step={step} />
}
