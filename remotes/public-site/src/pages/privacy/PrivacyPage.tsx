import { edition } from '@stepwise/shared/edition'
import { PlainPage } from '../../features/plain-page/PlainPage.tsx'

const sections = [
  {
    title: 'What we keep',
    text: 'Your name and email address, what you tell us about your studies or work, your progress, and what you write here.',
  },
  {
    title: 'What it is for',
    text: 'To show you what fits you, to remember where you were, and to answer when you write to us. We do not sell it.',
  },
  {
    title: 'Cookies',
    text: 'One cookie keeps you signed in. Your browser also remembers your theme and how far you watched a video.',
  },
]

/** /privacy: sample text for the owner of an installation to replace. */
export default function PrivacyPage() {
  return (
    <PlainPage
      heading="Privacy policy"
      lead={`Sample text: whoever runs ${edition.productTitle} replaces it with their own policy.`}
      sections={sections}
    />
  )
}
