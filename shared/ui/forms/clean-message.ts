import DOMPurify from 'dompurify'

/** Of the HTML of a message its text and its links to web pages, mail and our own pages; nothing else. */
export function cleanMessage(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['a'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(https?:\/\/|mailto:|\/(?![/\\]))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
