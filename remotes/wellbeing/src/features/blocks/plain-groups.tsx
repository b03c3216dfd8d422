import type { GroupProps } from '@stepwise/shared/blocks'
import { Drawing, Html, Title } from '@stepwise/shared/ui'
import { BlockLink } from './BlockLink.tsx'
import styles from './PageBlocks.module.css'

export function HeadingGroup({ blocks }: GroupProps<'heading'>) {
  return blocks.map(({ id, level, text }) => (
    <Title key={id} order={level === 2 ? 2 : 3} className={styles.heading}>
      {text}
    </Title>
  ))
}

export function TextGroup({ blocks }: GroupProps<'text'>) {
  return blocks.map(({ id, text }) => (
    <div key={id} className="ui-ends-flat">
      <Html html={text} />
    </div>
  ))
}

export function ListGroup({ blocks }: GroupProps<'list'>) {
  return blocks.map(({ id, ordered, items }) => {
    const List = ordered ? 'ol' : 'ul'
    return (
      <List key={id} className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
          <li key={index}>
            <Html html={item} />
          </li>
        ))}
      </List>
    )
  })
}

export function LinkGroup({ blocks }: GroupProps<'link'>) {
  return (
    <ul className={styles.links}>
      {blocks.map(({ id, label, to }) => (
        <li key={id}>
          <BlockLink to={to}>
            <span>{label}</span>
          </BlockLink>
        </li>
      ))}
    </ul>
  )
}

export function ImageGroup({ blocks }: GroupProps<'image'>) {
  return blocks.map(({ id, image, alt, decorative, caption }) => (
    <figure key={id} className={styles.figure} role={caption ? undefined : 'presentation'}>
      <Drawing src={image} alt={decorative ? '' : alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ))
}

export function TestimonialGroup({ blocks }: GroupProps<'testimonial'>) {
  return (
    <div className={styles.quotes}>
      {blocks.map(({ id, name, role, comment }) => (
        <figure key={id} className={styles.quote}>
          <blockquote className="ui-lead ui-below-12">{comment}</blockquote>
          <figcaption className="ui-muted">{`${name}, ${role}`}</figcaption>
        </figure>
      ))}
    </div>
  )
}
