import { useComputedColorScheme } from '@mantine/core'
import { parseFocus } from '@stepwise/shared/contracts/picture-focus'
import type { ComponentProps } from 'react'

interface DrawingProps extends ComponentProps<'img'> {
  /** Address of a picture. Our drawings are drawn twice in their file: `:target` is the dark one (content/README.md). */
  src: string
  /** Empty if it is decorative. */
  alt: string
  /** What stays in sight where it is cut to fit (contracts/picture-focus.ts). */
  focus?: string | undefined
}

/** A picture as it is drawn for the theme of the page. */
export function Drawing({ src, alt, focus, ...props }: DrawingProps) {
  const point = parseFocus(focus)
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <img
      {...props}
      {...(point && { style: { objectPosition: `${point.x}% ${point.y}%` } })}
      src={isDark && src.endsWith('.svg') ? `${src}#dark` : src}
      alt={alt}
    />
  )
}
