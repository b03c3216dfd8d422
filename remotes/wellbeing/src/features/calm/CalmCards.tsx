import { Button, Drawing, Group, HeadingText, Html, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import styles from './CalmCards.module.css'
import { CalmForm } from './CalmForm.tsx'
import { $card, type $cards, $formStart, backPressed, formCard, lastCard, nextPressed } from './calm.model.ts'

type Cards = NonNullable<ReturnType<typeof $cards.getState>>

/** What a card is called where the page of content has fewer cards than the dialog. */
const titles = ['A gift for you', 'Meditation and Mindfulness', 'Sleep and Relaxation', 'Request it', 'All done!']

/** The five cards, one at a time. The heading of each takes the focus. */
export function CalmCards({ cards, onClose }: { cards: Cards; onClose: () => void }) {
  const [place, formStart, next, back] = useUnit([$card, $formStart, nextPressed, backPressed])
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another place to read from
  useEffect(() => heading.current?.focus(), [place])
  const card = cards[place]
  return (
    <div className="ui-stack ui-gap-20">
      {card?.image && (
        <Drawing
          src={card.image}
          alt={card.decorative ? '' : card.alt}
          focus={card.focus}
          className={styles.picture}
          data-small={place === formCard}
        />
      )}
      <div>
        <p id="calm-step" className="ui-muted ui-below-4">{`Step ${place + 1} of ${titles.length}`}</p>
        <Title
          order={3}
          ref={heading}
          tabIndex={-1}
          data-autofocus
          aria-describedby="calm-step"
          className={styles.title}
        >
          <HeadingText>{card?.title ?? titles[place]}</HeadingText>
        </Title>
      </div>
      {card?.text && (
        <div className="ui-ends-flat">
          <Html html={card.text} />
        </div>
      )}
      {place === formCard ? (
        formStart && <CalmForm start={formStart} onClose={onClose} />
      ) : (
        <Group gap="sm">
          {place === lastCard ? (
            <Button onClick={onClose}>Close</Button>
          ) : (
            <Button onClick={() => next()}>{place === 0 ? 'Learn more' : 'Next'}</Button>
          )}
          {place > 0 && place < lastCard && (
            <Button variant="subtle" onClick={() => back()}>
              Back
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
