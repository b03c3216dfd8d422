import type { SoftwareDemo } from '@stepwise/shared/contracts'
import { LazyDialogButton } from '@stepwise/shared/lazy'
import { Link, paths } from '@stepwise/shared/routing'
import { WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
import { videoDialog } from '../../features/blocks/video-dialog.tsx'
import { SoftwareLinks } from '../../features/software/SoftwareLinks.tsx'
import styles from './SoftwareCard.module.css'

/** A software with its demo, and the way to what we teach of it (docs/product/public-pages.md#resources). */
export function SoftwareCard({ software }: { software: SoftwareDemo }) {
  const { slug, name, description, image, video } = software
  const page = paths.softwareDemo.href({ softwareSlug: slug })
  return (
    <article className={styles.card}>
      <img src={image} alt="" width={72} height={72} loading="lazy" className={styles.picture} />
      <h3 className={styles.name}>
        <Link to={page}>{name}</Link>
      </h3>
      <p className="ui-flat ui-muted">{description}</p>
      <div>
        <SoftwareLinks software={software} />
      </div>
      {video && (
        <div className={styles.watch}>
          <WithScripts>
            <DemoButton software={software} />
          </WithScripts>
          <WithoutScripts>
            <Link to={page} className={styles.demo}>
              {`Watch ${name} demo`}
            </Link>
          </WithoutScripts>
        </div>
      )}
    </article>
  )
}

function DemoButton({ software: { name, video } }: { software: SoftwareDemo }) {
  const title = `${name} demo`
  // Not by the object, which is another one when the list is loaded again.
  const dialog = useMemo(() => videoDialog(video, title), [video, title])
  return (
    <LazyDialogButton
      dialog={dialog}
      title="The video"
      icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
    >{`Watch ${title}`}</LazyDialogButton>
  )
}
