import { useComputedColorScheme } from '@mantine/core'
import type { ComponentProps } from 'react'

interface DrawingProps extends ComponentProps<'img'> {
  /** Address of a picture. Our drawings are drawn twice in their file: `:target` is the dark one (content/README.md). */
  src: string
  /** Empty if it is decorative. */
  alt: string
}

/** A picture as it is drawn for the theme of the page. */
export function Drawing({ src, alt, ...props }: DrawingProps) {
  const isDark = useComputedColorScheme('light') === 'dark'
  return <img {...props} src={isDark && src.endsWith('.svg') ? `${src}#dark` : src} alt={alt} />
}
