import { isLinkAddress } from '@stepwise/shared/contracts/own-address'

const emptyWords = /^(here|click here|this|link|read more|more|https?:\/\/\S*|www\.\S*)$/i

/** What is wrong with the words and the address of a link; null where nothing is. */
export function linkProblems(words: string, address: string): { words: string | null; address: string | null } {
  return {
    words:
      words.trim() === ''
        ? 'Enter the link text'
        : emptyWords.test(words.trim())
          ? 'Say where the link leads, such as “Student Minds website”'
          : null,
    address:
      address.trim() === ''
        ? 'Enter the address'
        : isLinkAddress(address.trim())
          ? null
          : 'This must begin with https://, mailto:, tel:, sms: or /',
  }
}
