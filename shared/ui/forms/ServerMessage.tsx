import { useMemo } from 'react'
import { lazyPart } from '../../lazy/lazy-part.ts'
import { useLazyPart } from '../../lazy/use-lazy-part.ts'
import styles from './ServerMessage.module.css'

const cleaner = lazyPart(
  async () => (await import(/* webpackChunkName: "clean-message" */ './clean-message.ts')).cleanMessage,
)

/**
 * A message of the server, which may hold links (spec 8): of its HTML only text and links to web pages, mail and our own
 * pages get into the page. What cleans it comes with the first message that has any HTML; until then, and if it never
 * comes, there are the words without their links.
 */
export function ServerMessage({ message }: { message: string }) {
  return message.includes('<') ? <MessageWithLinks message={message} /> : message
}

function MessageWithLinks({ message }: { message: string }) {
  const { value: cleanMessage } = useLazyPart(cleaner)
  const clean = useMemo(() => cleanMessage?.(message), [cleanMessage, message])
  if (clean === undefined) return message.replaceAll(/<[^>]*>/g, '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has been cleaned
  return <span className={styles.message} dangerouslySetInnerHTML={{ __html: clean }} />
}
