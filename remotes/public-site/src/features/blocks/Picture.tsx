import type { BlockOf } from '@stepwise/shared/contracts'
import styles from './Picture.module.css'

/** A page of the running product, made by `npm run screens -- --pages`: 1280 × 800, and half as large beside it. */
const screen = /^(\/images\/screens\/.+)\.webp$/

/** A picture of a section, with its size before it is there. Drawings are 640 × 480. */
export function Picture({ block: { image, alt, decorative, caption } }: { block: BlockOf<'image'> }) {
  const [, name] = screen.exec(image) ?? []
  const words = decorative ? '' : alt
  return (
    // Without a caption a screen reader would say “figure”, and then the picture or nothing.
    <figure className={styles.root} role={caption ? undefined : 'presentation'}>
      {name ? (
        <img
          className={styles.screen}
          src={image}
          srcSet={`${name}-640.webp 640w, ${image} 1280w`}
          sizes="(max-width: 768px) 92vw, 560px"
          alt={words}
          width={1280}
          height={800}
          loading="lazy"
        />
      ) : (
        <img className={styles.drawing} src={image} alt={words} width={640} height={480} loading="lazy" />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
