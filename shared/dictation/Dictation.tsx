import { lazyPart, loadInTime } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import { $personId } from '@stepwise/shared/session'
import { announced, Button } from '@stepwise/shared/ui'
import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './Dictation.module.css'
import type { Dictating } from './dictating.ts'
import { findRecognition } from './recognition.ts'
import type { SpeechService } from './speech-service.ts'

const dictationPart = lazyPart(() => import(/* webpackChunkName: "dictation" */ './dictation-part.ts'))

interface DictationProps {
  /** Where the words go. */
  field: RefObject<HTMLTextAreaElement | null>
  /** What the field asks, where there are several. */
  of?: string
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const couldNotLoad = 'Dictation could not be loaded. Check your connection and try again.'

/** The button by a field into which people can speak (docs/product/dictation.md). Nothing where the browser recognises no speech. */
export function Dictation({ field, of }: DictationProps) {
  const { personId, announce } = useUnit({ personId: $personId, announce: announced })
  const controls = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const wasUsed = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** What is to be agreed to. */
  const [asked, setAsked] = useState<SpeechService | null>(null)
  const [dictating, setDictating] = useState<Dictating | null>(null)
  useEffect(() => {
    const box = field.current
    const use = () => {
      wasUsed.current = true
    }
    box?.addEventListener('focus', use)
    return () => box?.removeEventListener('focus', use)
  }, [field])
  if (preview || !findRecognition()) return null

  const begin = (service: SpeechService) => {
    const part = dictationPart.loaded()
    const box = field.current
    if (!part || !box) return
    part.storeAgreement(personId, service)
    setAsked(null)
    setProblem(null)
    // The microphone would hear them.
    for (const media of document.querySelectorAll('video, audio')) (media as HTMLMediaElement).pause()
    globalThis.speechSynthesis?.cancel()
    if (!wasUsed.current) box.setSelectionRange(box.value.length, box.value.length)
    box.focus()
    setDictating(
      new part.Dictating(box, {
        lang: part.speechLanguage(),
        isLocal: service === 'device',
        onListening: () => announce('Listening'),
        onEnd: (why) => {
          setDictating(null)
          setProblem(why)
          if (why === null) announce('Dictation has ended')
        },
      }),
    )
  }
  const start = async () => {
    if (isLoading) return
    setLoading(true)
    setProblem(null)
    try {
      const part = await loadInTime(dictationPart)
      const service = await part.findSpeechService(part.speechLanguage())
      if (part.hasAgreed(personId, service)) begin(service)
      else setAsked(service)
    } catch {
      setProblem(couldNotLoad)
    }
    setLoading(false)
  }
  const cancel = () => {
    setAsked(null)
    main.current?.focus()
  }
  const press = () => {
    if (dictating) dictating.end()
    else if (asked) cancel()
    else void start()
  }

  const part = dictationPart.loaded()
  const Icon = dictating ? IconMicrophoneOff : IconMicrophone
  const words = dictating ? 'Stop dictating' : 'Dictate'
  return (
    <div ref={controls} className={styles.root}>
      <Button
        ref={main}
        variant="default"
        leftSection={<Icon {...icon} />}
        aria-label={of === undefined ? undefined : `${words}: ${of}`}
        aria-busy={isLoading || undefined}
        onClick={press}
      >
        <span>{words}</span>
      </Button>
      {part && asked && <part.DictationNotice service={asked} onAgree={() => begin(asked)} onCancel={cancel} />}
      {part && dictating && <part.DictationState dictating={dictating} field={field} controls={controls} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
