import { Link } from '@stepwise/shared/routing'
import { Anchor, Title } from '@stepwise/shared/ui'
import { PublicBlocks } from '../../features/blocks/PublicBlocks.tsx'
import { type PageSection, takeFirst } from '../../features/blocks/page-sections.ts'
import styles from './SoftwareStrip.module.css'

/** The software that we teach: our own drawings with names, no trademarks. */
export function SoftwareStrip({ section: { id, heading, blocks } }: { section: PageSection }) {
  const { first: link, others } = takeFirst(blocks, 'link')
  const marks = others.filter((block) => block.type === 'card')
  const words = others.filter((block) => block.type !== 'card')
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.inner}>
        <Title order={2} id={id} className="ui-title">
          {heading}
        </Title>
        <PublicBlocks blocks={words} />
        <ul className={styles.marks}>
          {marks.map(({ id, title, image, to }) => (
            <li key={id}>
              <Link to={to} className={styles.mark}>
                {image && <img src={image} alt="" width={40} height={40} loading="lazy" />}
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
        {link && (
          <Anchor component={Link} to={link.to} className="ui-inline ui-target ui-strong">
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  )
}
