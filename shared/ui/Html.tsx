import { Box, type BoxProps } from '@mantine/core'
import styles from './Html.module.css'

interface HtmlProps extends BoxProps {
  /** Safe HTML that our server made from our own content. Never pass what a person typed. */
  html: string
}

/** Running text made by the server, in reading size, font and colours. */
export function Html({ html, ...props }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from checked content without raw HTML
  return <Box className={styles.text} dangerouslySetInnerHTML={{ __html: html }} {...props} />
}
