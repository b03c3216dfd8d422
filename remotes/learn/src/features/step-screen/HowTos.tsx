import type { HowTo } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { Html } from '@stepwise/shared/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import styles from './HowTos.module.css'
import { TestedLine } from './TestedLine.tsx'
import { Tip } from './Tip.tsx'

/** How to do this step in the person's own software. */
export function HowTos({ howTos }: { howTos: HowTo[] }) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        In your own software
      </h2>
      <ul className="ui-grid ui-gap-8 ui-list">
        {howTos.map((howTo) => (
          <HowToItem key={howTo.softwareSlug} howTo={howTo} />
        ))}
      </ul>
    </section>
  )
}

function HowToItem({ howTo: { softwareName, name, content, tip, url, tested } }: { howTo: HowTo }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <span className="ui-bold">{softwareName}</span>
            <span>{`: ${name}`}</span>
          </span>
          <IconChevronDown className="ui-chevron" size={20} stroke={1.75} aria-hidden />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles.text}>
        <Html html={content} />
        {tip && <Tip html={tip} of={softwareName} />}
        <TestedLine tested={tested} />
        <p className={styles.more}>
          <Link className={styles.link} to={url}>{`More strategies for ${softwareName}`}</Link>
        </p>
      </div>
    </li>
  )
}
