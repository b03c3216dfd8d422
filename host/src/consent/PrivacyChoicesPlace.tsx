import { type LazyPart, lazyComponent, useLazyPart } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import type { ComponentType } from 'react'
import { settings } from '../settings/settings.ts'

// Replaced by the build (host/rspack.config.ts): a host that has nothing to ask does not even contain the questions.
declare const STEPWISE_HAS_QUESTIONS: boolean

const privacyChoices =
  typeof STEPWISE_HAS_QUESTIONS === 'undefined' || STEPWISE_HAS_QUESTIONS
    ? lazyComponent(() => import(/* webpackChunkName: "privacy-choices" */ './PrivacyChoices.tsx'))
    : undefined
const isWanted = (settings.analytics !== null || settings.chat !== null) && !preview

/** Where the page asks before it tells others anything. Without its code nothing is asked, loaded or sent. */
export function PrivacyChoicesPlace() {
  return privacyChoices && isWanted ? <Loaded part={privacyChoices} /> : null
}

function Loaded({ part }: { part: LazyPart<ComponentType> }) {
  const { value: PrivacyChoices } = useLazyPart(part, { autoRetry: true })
  return PrivacyChoices ? <PrivacyChoices /> : null
}
