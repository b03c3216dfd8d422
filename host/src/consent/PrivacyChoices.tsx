import './send-page-views.ts'
import { Button, Title, useBarHeight } from '@stepwise/shared/ui'
import { IconCheck } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { reloadPage } from '../reload-page.ts'

import { $chatPersonId } from './chat.ts'
import {
  $allowed,
  $answers,
  $isRefusedByBrowser,
  $isRequested,
  $isShown,
  $services,
  answered,
  answersWanted,
  choicesClosed,
} from './consent.model.ts'
import styles from './PrivacyChoices.module.css'
import type { Service } from './services.ts'
import { answersKey } from './stored-answers.ts'

/** The questions of the page's start; also what opens as "Privacy choices" (docs/product/shell-and-search.md#privacy-choices). */
export default function PrivacyChoices() {
  const [isShown, want] = useUnit([$isShown, answersWanted])
  useEffect(() => {
    want()
    const follow = ({ key }: StorageEvent) => key === answersKey && want()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [want])
  return isShown ? <Region /> : null
}

function Region() {
  const [services, isRequested, isRefused, close] = useUnit([
    $services,
    $isRequested,
    $isRefusedByBrowser,
    choicesClosed,
  ])
  const region = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<Element | null>(null)
  useBarHeight(region, '--privacy-height', 12)
  useEffect(() => {
    if (!isRequested) return
    before.current = document.activeElement
    heading.current?.focus()
  }, [isRequested])
  // The focus must not be lost with the button that had it.
  useLayoutEffect(() => {
    const element = region.current
    return () => {
      if (element?.contains(document.activeElement)) focusBefore(before.current)
    }
  }, [])

  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isRequested) return
    event.preventDefault()
    close()
  }
  return (
    <section
      ref={region}
      className={styles.region}
      aria-labelledby="privacy-choices"
      onFocus={remember}
      onKeyDown={closeByKey}
    >
      <Title ref={heading} order={2} size="h4" id="privacy-choices" tabIndex={-1} className={styles.heading ?? ''}>
        Privacy choices
      </Title>
      {isRefused && (
        <p className={styles.text}>
          Your browser asks websites not to share data about you (Global Privacy Control). We treat that as a no:
          nothing is loaded, and nothing is sent.
        </p>
      )}
      {services.map((service) => (
        <Choice key={service.key} service={service} isRefused={isRefused} />
      ))}
      <ChatStillThere />
      {isRequested && (
        <Button variant="default" className={styles.close ?? ''} onClick={() => close()}>
          Close
        </Button>
      )}
    </section>
  )
}

function Choice({ service, isRefused }: { service: Service; isRefused: boolean }) {
  const [answers, answer] = useUnit([$answers, answered])
  const given = answers?.[service.key]?.isAllowed
  const button = (words: string, isAllowed: boolean) => (
    <Button
      variant="default"
      aria-pressed={given === isAllowed}
      leftSection={given === isAllowed && <IconCheck size={18} stroke={2.5} aria-hidden />}
      onClick={() => answer({ service, isAllowed })}
    >
      {words}
    </Button>
  )
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{service.title}</legend>
      <p className={styles.text}>{service.text}</p>
      {!isRefused && (
        <div className={styles.answers}>
          {button('Yes, allow', true)}
          {button('No, thank you', false)}
        </div>
      )}
    </fieldset>
  )
}

/** A withdrawn yes to a chat that runs already. */
function ChatStillThere() {
  const [running, allowed] = useUnit([$chatPersonId, $allowed])
  if (running === null || allowed.includes('chat')) return null
  return (
    <div className={styles.answers} role="status">
      <p className={styles.text}>The chat will disappear when you reload this page.</p>
      <Button variant="default" onClick={() => reloadPage()}>
        Load the page again
      </Button>
    </div>
  )
}

function focusBefore(element: Element | null): void {
  const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body
  const target = isThere ? element : document.getElementById('main')
  // After React has taken the region away: a removal moves the focus to the body.
  queueMicrotask(() => target?.focus({ preventScroll: true }))
}
