import { Title, type TitleProps } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { headingRemoved, takeHeadingFocus } from '../routing/index.ts'
import { HeadingText } from './HeadingText.tsx'

interface PageHeadingProps extends Omit<TitleProps, 'order'> {
  children: string
}

/**
 * The one h1 of a page. After a route change it takes the focus when it appears, so that a screen reader says where the person is
 * (docs/product/routes-and-guards.md#heading-focus). Render it only with the page's content; until then show skeletons.
 */
export function PageHeading({ children, ...props }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a heading with other words is another page's heading
  useEffect(() => {
    if (!takeHeadingFocus() || heading.current === null) return
    heading.current.focus({ preventScroll: true })
    // In Firefox the caret stays where the pressed link was, and Orca reads on from there.
    getSelection()?.collapse(heading.current, 0)
  }, [children])
  // While the heading is still in the page: later the focus is nowhere.
  useLayoutEffect(
    () => () => {
      if (heading.current !== null && document.activeElement === heading.current) headingRemoved()
    },
    [],
  )
  return (
    <Title order={1} tabIndex={-1} ref={heading} {...props}>
      <HeadingText>{children}</HeadingText>
    </Title>
  )
}
