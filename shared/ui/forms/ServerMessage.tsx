import { Anchor } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'

/**
 * A message of the server, which may hold links (spec 8): only its text and its links to web pages, mail and our own
 * pages are taken over, as React nodes; nothing else of its HTML gets into the page.
 */
export function ServerMessage({ message }: { message: string }) {
  if (!message.includes('<')) return message
  const { body } = new DOMParser().parseFromString(message, 'text/html')
  return <>{[...body.childNodes].map(textAndLinks)}</>
}

function textAndLinks(node: Node, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement) || node.matches('script, style, template')) return null
  const inner = [...node.childNodes].map(textAndLinks)
  const href = node instanceof HTMLAnchorElement ? node.getAttribute('href') : null
  const isSafe = href !== null && /^(https?:\/\/|mailto:|\/(?!\/))/i.test(href.trim())
  return isSafe ? (
    <Anchor key={place} href={href} c="inherit">
      {inner}
    </Anchor>
  ) : (
    <Fragment key={place}>{inner}</Fragment>
  )
}
