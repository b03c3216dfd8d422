import { Box, type BoxProps } from '@mantine/core'
import type { MouseEvent } from 'react'
import { matchRoute, paths, useNavigate } from '../routing/index.ts'
import styles from './Html.module.css'

interface HtmlProps extends BoxProps {
  /** Safe HTML that our server made from our own content. Never pass what a person typed. */
  html: string
}

/** Running text from the server, in the reader's size, font and colours. Its links to our own pages go through the router. */
export function Html({ html, ...props }: HtmlProps) {
  const navigate = useNavigate()
  const followLink = (event: MouseEvent) => {
    const to = findPage(event)
    if (to === null) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <Box
      className={styles.text}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from checked content without raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
      {...props}
    />
  )
}

/** The address of our own page that this click would open in this tab; null for every other click. */
function findPage(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a')
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null
  const isPage = Object.values(paths).some(({ pattern }) => matchRoute(pattern, link.pathname) !== undefined)
  return isPage ? link.pathname + link.search + link.hash : null
}
