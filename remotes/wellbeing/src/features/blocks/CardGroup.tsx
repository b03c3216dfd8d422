import type { GroupProps } from '@stepwise/shared/blocks'
import { Drawing, Html, Title } from '@stepwise/shared/ui'
import { cards } from '@stepwise/shared/ui/cards'
import { IconClock } from '@tabler/icons-react'
import { BlockLink } from './BlockLink.tsx'

/** Cards side by side. One that has hours is a way to reach someone: its picture is small. */
export function CardGroup({ blocks, level }: GroupProps<'card'>) {
  return (
    <ul className={cards.grid}>
      {blocks.map(({ id, title, text, image, alt, decorative, focus, hours, label, to }) => (
        <li key={id} className={cards.card}>
          {image && (
            <Drawing
              src={image}
              alt={decorative ? '' : alt}
              focus={focus}
              className={hours ? cards.sign : cards.picture}
            />
          )}
          <div className={cards.words}>
            <Title order={level} className={cards.title}>
              {title}
            </Title>
            {hours && (
              <p className={cards.hours}>
                <IconClock size={20} stroke={1.75} aria-hidden />
                <span>{hours}</span>
              </p>
            )}
            {text && (
              <div className={cards.text}>
                <Html html={text} />
              </div>
            )}
            {to && (
              <div className={cards.foot}>
                <BlockLink to={to}>
                  <span>{label || title}</span>
                </BlockLink>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
