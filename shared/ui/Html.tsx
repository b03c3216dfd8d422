import { Box, type BoxProps } from '@mantine/core'
import type { MouseEvent } from 'react'
import { matchRoute, paths, useNavigate } from '../routing/index.ts'
import styles from './Html.module.css'

interface HtmlProps extends BoxProps {
  /** Safe HTML that our server made from our own content. Never pass what a person typed. */
  html: string
}

/** Running text made by the server, in reading size, font and colours. Its links to pages of the product load nothing anew. */
export function Html({ html, ...props }: HtmlProps) {
  const navigate = useNavigate()
  const followLink = (event: MouseEvent) => {
    const to = pageBehind(event)
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

/** The address of the product's own page that this click opens here; null for every other click. */
function pageBehind(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a')
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null
  const isPage = Object.values(paths).some(({ pattern }) => matchRoute(pattern, link.pathname) !== undefined)
  return isPage ? link.pathname + link.search + link.hash : null
}
