import type { BlockOf } from '@stepwise/shared/contracts'
import styles from './TestimonialWall.module.css'

/**
 * What people say, dealt out in turn over one, two or three columns (docs/product/public-pages.md#landing-testimonials). Rows of a
 * grid: read aloud, by keyboard and on the screen the order is the same, and the style sheet alone knows the window.
 */
export function TestimonialWall({ testimonials }: { testimonials: readonly BlockOf<'testimonial'>[] }) {
  return (
    <ul className={styles.wall}>
      {testimonials.map(({ id, name, role, comment, image }) => (
        <li key={id}>
          <figure className={styles.card}>
            <blockquote className={`${styles.comment} ui-flat`}>
              <p className="ui-flat ui-lead">{comment}</p>
            </blockquote>
            <figcaption className={styles.person}>
              {image && <img src={image} alt="" width={48} height={48} loading="lazy" />}
              <span className="ui-grid">
                <b>{name}</b>
                <span className="ui-muted">{role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
