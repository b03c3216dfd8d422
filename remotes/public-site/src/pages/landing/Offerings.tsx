import { edition } from '@stepwise/shared/edition'
import { Title } from '@stepwise/shared/ui'
import { IconNotebook, IconPlayerPlay, IconRoute, IconStairsUp } from '@tabler/icons-react'
import styles from './Offerings.module.css'

const isPro = edition.id === 'pro'

const offerings = [
  {
    Icon: IconStairsUp,
    title: isPro ? 'Build working habits' : 'Build study habits',
    text: isPro
      ? 'Plan your week, write with less strain and speak with confidence. Small routines that hold on busy days.'
      : 'Plan your week, write essays with less strain and revise in good time. Small routines that hold on busy days.',
  },
  {
    Icon: IconPlayerPlay,
    title: 'Bitesized Essentials modules',
    text: 'Short videos and texts that show the parts of your software you will use most. A few minutes each.',
  },
  {
    Icon: IconRoute,
    title: 'Tailored learning paths',
    text: 'Choose your assistive software, and see how it helps with the task in front of you.',
  },
  {
    Icon: IconNotebook,
    title: 'A Reflective Journal',
    text: 'Observe, reflect, act. Three short questions help you notice what works and do more of it.',
  },
]

/** docs/product/public-pages.md#offerings */
export function Offerings() {
  return (
    <section className={styles.root} aria-labelledby="offerings">
      <div className={styles.inner}>
        <Title order={2} id="offerings" className={styles.heading}>
          Everything in one place, in small steps
        </Title>
        <ul className={styles.list}>
          {offerings.map(({ Icon, title, text }) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>
                <Icon size={28} stroke={1.75} aria-hidden />
              </span>
              <Title order={3} size="h4">
                {title}
              </Title>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
