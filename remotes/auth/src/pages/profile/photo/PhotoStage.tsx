import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface PhotoStageProps {
  /** What the stage is about: said when the focus comes into it. */
  name: string
  /** Said when it takes the place of another stage, whose control had the focus; null for the stage that a visit begins with. */
  news: string | null
  className?: string | undefined
  children: ReactNode
}

/** One stage of the photo dialog. In the place of another it takes the focus and says where one is. */
export function PhotoStage({ name, news, className, children }: PhotoStageProps) {
  const announce = useUnit(announced)
  const part = useRef<HTMLDivElement>(null)
  const arrival = useRef(news)
  useEffect(() => {
    if (arrival.current === null) return
    announce(arrival.current)
    part.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [announce])
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is here, not a group of fields
    <div ref={part} role="group" aria-label={name} className={className}>
      {children}
    </div>
  )
}
