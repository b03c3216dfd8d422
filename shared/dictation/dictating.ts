import { formatProblem } from './format-problem.ts'
import { insertWords } from './insert-words.ts'
import { findRecognition, type Recognition } from './recognition.ts'
import { forget, runOnly } from './running.ts'

export interface DictatingState {
  isListening: boolean
  /** What was heard and may still change. */
  heard: string
}

interface DictatingOptions {
  lang: string
  /** The sound stays on the device. */
  isLocal: boolean
  onListening: () => void
  /** Called once; with what went wrong, if that is why. */
  onEnd: (problem: string | null) => void
}

/** Listens until it is ended, and writes what was said into the field (docs/product/dictation.md). */
export class Dictating {
  #field: HTMLTextAreaElement
  #options: DictatingOptions
  #recognition: Recognition
  #state: DictatingState = { isListening: false, heard: '' }
  #listeners = new Set<() => void>()
  #hasEnded = false

  constructor(field: HTMLTextAreaElement, options: DictatingOptions) {
    this.#field = field
    this.#options = options
    const Found = findRecognition()
    if (!Found) throw new Error('Dictation is offered only where the browser recognises speech.')
    const recognition = new Found()
    this.#recognition = recognition
    recognition.lang = options.lang
    recognition.interimResults = true
    // Chrome on Android repeats in each result all that was said before.
    recognition.continuous = !/Android/.test(navigator.userAgent)
    if (options.isLocal) recognition.processLocally = true
    recognition.onstart = () => {
      if (this.#hasEnded) return
      this.#update({ isListening: true, heard: '' })
      options.onListening()
    }
    recognition.onresult = ({ resultIndex, results }) => {
      if (this.#hasEnded) return
      const latest = Array.from(results).slice(resultIndex)
      for (const { isFinal, 0: best } of latest) if (isFinal) this.#write(best.transcript)
      const open = latest.filter(({ isFinal }) => !isFinal).map(({ 0: best }) => best.transcript)
      this.#update({ isListening: true, heard: open.join('').trim() })
    }
    recognition.onerror = ({ error }) => this.#finish(formatProblem(error))
    recognition.onend = () => this.end()
    runOnly(this)
    recognition.start()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): DictatingState => this.#state

  /** What was heard until now is written. */
  end(): void {
    this.#finish(null)
  }

  #finish(problem: string | null): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    forget(this)
    this.#recognition.abort()
    if (this.#field.isConnected) this.#write(this.#state.heard)
    this.#options.onEnd(problem)
  }

  #write(words: string): void {
    if (words.trim() !== '') insertWords(this.#field, words)
  }

  #update(state: DictatingState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
