import { formatCount } from '@stepwise/shared/counts'
import { lazyPart, loadInTime } from '@stepwise/shared/lazy'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { applyEdit } from './apply-edit.ts'
import type { PastedText } from './pasted-html.ts'

const pastedHtml = lazyPart(() => import(/* webpackChunkName: "pasted-html" */ './pasted-html.ts'))

/** HTML that says more than its text. Copied Markdown, for example, is pasted as it is. */
const hasStructure = /<(h[1-6]|li|a|b|strong|i|em|table|img|del|sup|sub)[\s>]|mso-list|font-(weight|style):/i

/**
 * Text that is pasted from a word processor becomes Markdown; with Shift it stays plain.
 * `note` says what became of it, until the next paste.
 */
export function useRichPaste() {
  const announce = useUnit(announced)
  const [note, setNote] = useState<string | null>(null)
  const isPlainWanted = useRef(false)
  const tell = (words: string) => {
    setNote(words)
    announce(words)
  }
  const insert = (area: HTMLTextAreaElement, text: string, from: number, to: number) =>
    applyEdit(area, { from, to, text, start: from + text.length, end: from + text.length })

  const onPaste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget
    const html = event.clipboardData.getData('text/html')
    const plain = event.clipboardData.getData('text/plain')
    const { selectionStart, selectionEnd } = area
    setNote(null)
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
      const pasted = toMarkdown(html)
      insert(area, spaced(area.value, pasted.markdown, selectionStart, selectionEnd), selectionStart, selectionEnd)
      tell(wordsAbout(pasted))
    } catch {
      insert(area, plain, selectionStart, selectionEnd)
      tell('Pasted as plain text, because the formatting could not be read.')
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isPlainWanted.current = event.shiftKey && event.key.toLowerCase() === 'v'
  }
  return { note, onPaste, onKeyDown }
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
export function wordsAbout({ headings, lists, images, tables }: PastedText): string {
  const parts = [counted(headings, 'heading'), counted(lists, 'list')].filter((part) => part !== null)
  const sentences = [parts.length > 0 ? `Pasted, with ${parts.join(' and ')}.` : 'Pasted.']
  if (images > 0) {
    sentences.push(
      `${counted(images, 'picture')} ${images === 1 ? 'was' : 'were'} left out: add a block “Image” for it.`,
    )
  }
  if (tables > 0) sentences.push(`${counted(tables, 'table')} became lines of text.`)
  return sentences.join(' ')
}

const counted = (count: number, what: string) => (count === 0 ? null : formatCount(count, what))
