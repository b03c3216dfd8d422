import type { GroupProps } from '@stepwise/shared/blocks'
import type { BlockOf } from '@stepwise/shared/contracts'
import { formatDay } from '@stepwise/shared/dates'
import { Drawing, Html, Title } from '@stepwise/shared/ui'
import { cards } from '@stepwise/shared/ui/cards'
import { IconClock, IconMail, IconMessage, IconPhone, IconVideo } from '@tabler/icons-react'
import { BlockLink } from './BlockLink.tsx'
import styles from './ContactGroup.module.css'
import { type ContactWay, contactWays } from './contact-ways.ts'

const icons = { phone: IconPhone, text: IconMessage, email: IconMail, video: IconVideo }

/** Organisations to turn to. The first of many is wide: it is for an emergency (docs/product/wellbeing.md#contact-order). */
export function ContactGroup({ blocks, level }: GroupProps<'contact'>) {
  return (
    <ul className={styles.grid}>
      {blocks.map((contact) => (
        <li key={contact.id} className={cards.card}>
          <Contact contact={contact} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Contact({ contact, level }: { contact: BlockOf<'contact'>; level: GroupProps<'contact'>['level'] }) {
  const { title, content, image, alt, decorative, web, hours, checked, source } = contact
  return (
    <div className={styles.words}>
      <div className={styles.part}>
        <div className="ui-line ui-gap-14">
          {image && <Drawing src={image} alt={decorative ? '' : alt} className={styles.mark} />}
          <Title order={level} className={cards.title}>
            {title}
          </Title>
        </div>
        <div className="ui-muted ui-ends-flat">
          <Html html={content} />
        </div>
      </div>
      <div className={styles.part}>
        <ul className="ui-grid ui-gap-8 ui-list ui-wide">
          {contactWays(contact).map((way) => (
            <li key={way.kind}>
              <Way way={way} />
            </li>
          ))}
        </ul>
        {hours && (
          <p className="ui-line ui-gap-8 ui-flat">
            <IconClock size={20} stroke={1.75} aria-hidden />
            <span>{hours}</span>
          </p>
        )}
        {web && (
          <BlockLink to={web}>
            <span>{`Website of ${title}`}</span>
          </BlockLink>
        )}
      </div>
      <p className={styles.checked}>
        <span>{`Last checked: ${formatDay(checked)}`}</span>
        <br />
        <span>{`Source: ${source}`}</span>
      </p>
    </div>
  )
}

function Way({ way }: { way: ContactWay }) {
  const Icon = icons[way.kind]
  const words = (
    <span>
      <span className="ui-ink">{`${way.label}:`}</span> <strong>{way.words}</strong>
    </span>
  )
  if (way.to === '') return <p className={styles.way}>{words}</p>
  return (
    <BlockLink to={way.to} className={styles.way}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {words}
    </BlockLink>
  )
}
