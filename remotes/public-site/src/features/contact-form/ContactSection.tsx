import type { Block } from '@stepwise/shared/contracts'
import { useLocation, useNavigationType } from '@stepwise/shared/routing'
import { useIsHydrated } from '@stepwise/shared/ui'
import { IconMailCheck, IconMailX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { PublicBlocks } from '../blocks/PublicBlocks.tsx'
import { SectionTitle } from '../blocks/SectionFrame.tsx'
import { ContactForm, writtenMessage } from './ContactForm.tsx'
import styles from './ContactSection.module.css'
import { failedMessage, Outcome, sentMessage } from './Outcome.tsx'

const place = 'connect-block'
const sentPlace = 'message-sent'

interface ContactSectionProps {
  heading: string
  /** What is beside the form. */
  blocks: Block[]
}

/** docs/product/public-pages.md#contact-form */
export function ContactSection({ heading, blocks }: ContactSectionProps) {
  const section = useFocusOnLink()
  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  // Where the server leads a person who has sent the form without scripts.
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'failed'>(hash === `#${sentPlace}` ? 'sent' : 'none')
  const [isAgain, setAgain] = useState(false)
  const written = useRef(writtenMessage())
  const returnToForm = () => {
    setAgain(true)
    setOutcome('none')
  }
  return (
    <section
      id={place}
      ref={section}
      tabIndex={-1}
      className={`${styles.root} ui-tinted`}
      aria-labelledby="connect-heading"
    >
      <div className={styles.inner}>
        <div className="ui-grid ui-gap-20">
          <SectionTitle id="connect-heading">{heading}</SectionTitle>
          <PublicBlocks blocks={blocks} />
        </div>
        <div className={styles.card}>
          {/* Shown by the style sheet where the address leads to it. */}
          {!isHydrated && (
            <p id={sentPlace} className={styles.sent}>
              {sentMessage}
            </p>
          )}
          {outcome === 'none' && (
            <ContactForm
              start={written.current}
              isAgain={isAgain}
              onChange={(message) => {
                written.current = message
              }}
              onSent={() => {
                written.current = writtenMessage()
                setOutcome('sent')
              }}
              onFailed={() => setOutcome('failed')}
            />
          )}
          {outcome === 'sent' && (
            <Outcome
              icon={<IconMailCheck size={44} stroke={1.75} aria-hidden />}
              words={sentMessage}
              label="Write another message"
              onPress={returnToForm}
            />
          )}
          {outcome === 'failed' && (
            <Outcome
              icon={<IconMailX size={44} stroke={1.75} aria-hidden />}
              words={failedMessage}
              more="Nothing you typed is lost."
              label="Back to my message"
              onPress={returnToForm}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** A link to the form, from this page or another one, leads to its section, as the browser's own links do. */
function useFocusOnLink() {
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const isFirstPage = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash !== `#${place}`) return
    // The browser was there already, before the scripts, and the reader may have gone on from it.
    if (isFirstPage && window.scrollY > 0) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [hash, key, isFirstPage])
  return section
}
