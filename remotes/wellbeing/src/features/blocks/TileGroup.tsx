import type { GroupProps } from '@stepwise/shared/blocks'
import { Lazy, type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'
import { Link } from '@stepwise/shared/routing'
import { $user } from '@stepwise/shared/session'
import { Drawing, Title } from '@stepwise/shared/ui'
import { cards } from '@stepwise/shared/ui/cards'
import { useUnit } from 'effector-react'
import { type MouseEvent, useState } from 'react'

const calmDialog = lazyComponent<LazyDialogProps>(
  () => import(/* webpackChunkName: "calm-dialog" */ '../calm/CalmDialog.tsx'),
)

/** Ways to other parts, each for people who have its entry. */
export function TileGroup({ blocks, level }: GroupProps<'tile'>) {
  const wellbeings = useUnit($user)?.wellbeings ?? []
  // Null until the first press: until then the dialog is not mounted.
  const [isCalmOpen, setCalmOpen] = useState<boolean | null>(null)
  const openCalm = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus to what has it now.
    currentTarget.focus()
    setCalmOpen(true)
  }
  const tiles = blocks.filter(({ to, wellbeing }) => {
    const needed = to === '#calm' ? 'calm' : wellbeing
    return needed === '' || wellbeings.includes(needed)
  })
  return (
    <>
      <ul className={cards.grid}>
        {tiles.map(({ id, title, text, image, focus, to }) => (
          <li key={id} className={cards.card}>
            {image && <Drawing src={image} alt="" focus={focus} className={cards.picture} />}
            <div className={cards.words}>
              <Title order={level} className={cards.title}>
                {to === '#calm' ? (
                  <button type="button" className={cards.cover} aria-haspopup="dialog" onClick={openCalm}>
                    {title}
                  </button>
                ) : (
                  <Link to={to} className={cards.cover}>
                    {title}
                  </Link>
                )}
              </Title>
              {text && <p className={cards.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {isCalmOpen !== null && (
        <Lazy part={calmDialog} title="The gift" props={{ opened: isCalmOpen, onClose: () => setCalmOpen(false) }} />
      )}
    </>
  )
}
