import type { EditableDocument } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { announced, Button, Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { IncomingLinks, linksHereWords } from './IncomingLinks.tsx'
import {
  $changeProblem,
  $incomingLinks,
  changeLinksFx,
  incomingLinksOpened,
  listChangeable,
} from './incoming-links.model.ts'

/**
 * Which documents link to this one. Once its title has changed, the links that are read by the former one can be changed
 * (docs/product/content-desk.md#incoming-links).
 */
export function LinkedFrom({ document: { id, title, address } }: { document: EditableDocument }) {
  const { links, problem, isChanging, open, change, announce } = useUnit({
    links: $incomingLinks,
    problem: $changeProblem,
    isChanging: changeLinksFx.pending,
    open: incomingLinksOpened,
    change: changeLinksFx,
    announce: announced,
  })
  const [former] = useState(title)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (address !== null) open(id)
  }, [id, address, open])
  const outdated = title === former ? [] : (links ?? []).filter(({ words }) => words === former)
  const changeable = listChangeable(outdated)
  const outdatedWords = `This page was called “${former}” in ${formatCount(outdated.length, 'link')} to it.`
  useAnnounceWhen(changeable.length > 0, outdatedWords)
  // Nothing is said when they cannot be loaded: the editor shows that the server does not answer.
  if (address === null || links === null) return null
  const changeWords = async () => {
    const words = { from: former, to: title }
    const made = await change({ from: address, to: address, words, documents: changeable }).catch(() => null)
    if (!made) return
    announce(`${formatCount(made.changed.length, 'document')} changed`)
    // The button is gone.
    summary.current?.focus()
  }
  return (
    <details className="ui-fold" open={changeable.length > 0 || undefined}>
      <summary ref={summary}>{linksHereWords(links.length)}</summary>
      <IncomingLinks links={links} />
      {changeable.length > 0 && (
        <>
          <Text>{outdatedWords}</Text>
          <Button
            variant="default"
            aria-disabled={isChanging || undefined}
            onClick={() => !isChanging && changeWords()}
          >
            {`Change them to “${title}”, and publish`}
          </Button>
        </>
      )}
      {problem && <Text role="alert">{`The links were not changed. ${problem}`}</Text>}
    </details>
  )
}
