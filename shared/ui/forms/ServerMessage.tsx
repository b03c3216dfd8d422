import { useMemo } from 'react'
import { lazyPart } from '../../lazy/lazy-part.ts'
import { useLazyPart } from '../../lazy/use-lazy-part.ts'
import styles from './ServerMessage.module.css'

const cleaner = lazyPart(
  async () => (await import(/* webpackChunkName: "clean-message" */ './clean-message.ts')).cleanMessage,
)

/**
 * A message of the server, which may have links (docs/product/errors.md#message-with-links). Of its HTML only text and links to web
 * pages, mail and our own pages are shown. The sanitizer is loaded with the first message that has HTML; until then, and if it
 * cannot be loaded, the text is shown without links.
 */
export function ServerMessage({ message }: { message: string }) {
  return message.includes('<') ? <MessageWithLinks message={message} /> : <span>{message}</span>
}

function MessageWithLinks({ message }: { message: string }) {
  const { value: cleanMessage } = useLazyPart(cleaner)
  const clean = useMemo(() => cleanMessage?.(message), [cleanMessage, message])
  if (clean === undefined) return <span>{message.replaceAll(/<[^>]*>/g, '')}</span>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has been cleaned
  return <span className={styles.message} dangerouslySetInnerHTML={{ __html: clean }} />
}
