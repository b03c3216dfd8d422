import { edition } from '@stepwise/shared/edition'
import { PlainPage } from '../../features/plain-page/PlainPage.tsx'

const sections = [
  {
    title: 'Your account',
    text: 'Your account is for you alone. Keep your password to yourself, and tell us if you think somebody else knows it.',
  },
  {
    title: 'Your licence',
    text: 'You may use the product for as long as your licence runs. A licence key works once and belongs to one person.',
  },
  {
    title: 'What you write',
    text: 'Your notes and reflections are yours. You can download them, and we do not show them to anybody else.',
  },
]

/** /terms: sample text for the owner of an installation to replace. */
export default function TermsPage() {
  return (
    <PlainPage
      heading="Terms"
      lead={`Sample text: whoever runs ${edition.productTitle} replaces it with their own terms.`}
      sections={sections}
    />
  )
}
