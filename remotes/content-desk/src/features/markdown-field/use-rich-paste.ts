import { formatCount } from '@stepwise/shared/counts'
import { lazyPart, loadInTime } from '@stepwise/shared/lazy'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { insertText } from './apply-edit.ts'
import type { PastedText } from './pasted-html.ts'
import { tooLargeWords } from './table-rows.ts'

export const pastedHtml = lazyPart(() => import(/* webpackChunkName: "pasted-html" */ './pasted-html.ts'))

/** HTML that says more than its text. Copied Markdown, for example, is pasted as it is. */
const hasStructure = /<(h[1-6]|li|a|b|strong|i|em|table|img|del|sup|sub)[\s>]|mso-list|font-(weight|style):/i

/** What was pasted with tables: the text up to the first of them, with what stood before it, and what follows. */
export interface PastedWithTables extends Pick<PastedText, 'rest'> {
  text: string
  /** What happened to it. */
  words: string
}

export const plainWords = 'Pasted as plain text, because the formatting could not be read.'

/** What happened to a paste, until the next one; it is announced too. */
export function usePasteNote() {
  const announce = useUnit(announced)
  const [note, setNote] = useState<string | null>(null)
  const tell = (words: string) => {
    setNote(words)
    announce(words)
  }
  return { note, clear: () => setNote(null), tell }
}

/**
 * Text that is pasted from a word processor becomes Markdown; with Shift it stays plain.
 * Without `onParts` tables become lines.
 */
export function useRichPaste(onParts?: (pasted: PastedWithTables) => void) {
  const { note, clear, tell } = usePasteNote()
  const isPlainWanted = useRef(false)

  const onPaste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget
    const html = event.clipboardData.getData('text/html')
    const plain = event.clipboardData.getData('text/plain')
    const { selectionStart: from, selectionEnd: to } = area
    clear()
    if (html === '') {
      if (plain === '' && event.clipboardData.files.length > 0) {
        event.preventDefault()
        tell('A picture cannot be in a text. Add a block “Image” for it.')
      }
      return
    }
    if (isPlainWanted.current || !hasStructure.test(html)) return
    event.preventDefault()
    try {
      const { toMarkdown } = await loadInTime(pastedHtml)
      const pasted = toMarkdown(html, onParts ? 'blocks' : 'lines')
      if (onParts && pasted.rest.length > 0) return onParts(splitText(area, pasted, from, to))
      insertText(area, spaced(area.value, pasted.markdown, from, to), from, to)
      tell(wordsAbout(pasted))
    } catch {
      insertText(area, plain, from, to)
      tell(plainWords)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isPlainWanted.current = event.shiftKey && event.key.toLowerCase() === 'v'
  }
  return { note, onPaste, onKeyDown }
}

/** The text of a field with what was pasted into it: what stood behind the caret comes after the tables. */
function splitText({ value }: HTMLTextAreaElement, pasted: PastedText, from: number, to: number): PastedWithTables {
  const after = value.slice(to).trim()
  return {
    text: [value.slice(0, from).trimEnd(), pasted.markdown].filter((part) => part !== '').join('\n\n'),
    rest: after === '' ? pasted.rest : [...pasted.rest, after],
    words: wordsAbout(pasted),
  }
}

/** Headings, lists and paragraphs begin on a line of their own, and what stood behind them goes on below. */
export function spaced(value: string, markdown: string, from: number, to: number): string {
  if (!/\n|^(#|- |\d+\. )/.test(markdown)) return markdown
  const before =
    value.slice(0, from).trimEnd() === '' ? '' : '\n'.repeat(2 - lineBreaksAt(value.slice(0, from), /\n*$/))
  const after = value.slice(to).trim() === '' ? '' : '\n'.repeat(2 - lineBreaksAt(value.slice(to), /^\n*/))
  return before + markdown + after
}
const lineBreaksAt = (text: string, end: RegExp) => Math.min(2, end.exec(text)?.[0].length ?? 0)

/** “Pasted, with 2 headings and 1 list. 1 picture was left out: …” */
export function wordsAbout({ headings, lists, images, rest, merged, tables, isTooLarge }: PastedText): string {
  const kept = rest.filter((part) => typeof part !== 'string').length
  const parts = [counted(headings, 'heading'), counted(lists, 'list'), counted(kept, 'table')].filter(
    (part) => part !== null,
  )
  const sentences = [
    parts.length > 0 ? `Pasted, with ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}.` : 'Pasted.',
  ]
  if (images > 0) {
    sentences.push(
      `${counted(images, 'picture')} ${images === 1 ? 'was' : 'were'} left out: add a block “Image” for it.`,
    )
  }
  if (merged > 0) sentences.push(mergedWords(merged))
  if (tables > 0) {
    const why = isTooLarge ? ` ${tooLargeWords}` : ''
    sentences.push(`${counted(tables, 'table')} became lines of text.${why}`)
  }
  return sentences.join(' ')
}

export const mergedWords = (merged: number) =>
  `${counted(merged, 'merged cell')} ${merged === 1 ? 'was' : 'were'} split: each part has the text.`

const counted = (count: number, what: string) => (count === 0 ? null : formatCount(count, what))
