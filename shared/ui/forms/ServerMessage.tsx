import { useEffect, useState } from 'react'
import { loadWithRetries } from '../../lazy/lazy-part.ts'
import styles from './ServerMessage.module.css'

/**
 * A message of the server, which may hold links (spec 8): of its HTML only text and links to web pages, mail and our own
 * pages get into the page. What cleans it comes with the first message that has any HTML; until then, and if it never
 * comes, there are the words without their links.
 */
export function ServerMessage({ message }: { message: string }) {
  const clean = useCleanHtml(message.includes('<') ? message : null)
  if (!message.includes('<')) return message
  if (clean === null) return message.replaceAll(/<[^>]*>/g, '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has been cleaned
  return <span className={styles.message} dangerouslySetInnerHTML={{ __html: clean }} />
}

function useCleanHtml(html: string | null): string | null {
  const [cleaned, setCleaned] = useState<{ html: string; clean: string } | null>(null)
  useEffect(() => {
    if (html === null) return
    let isWanted = true
    loadWithRetries(() => import(/* webpackChunkName: "clean-message" */ './clean-message.ts')).then(
      ({ cleanMessage }) => isWanted && setCleaned({ html, clean: cleanMessage(html) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [html])
  return cleaned?.html === html ? (cleaned?.clean ?? null) : null
}
