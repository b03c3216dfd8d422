import type { SoftwareDemo } from '@stepwise/shared/contracts'
import { LazyDialogButton, type LazyDialogProps, lazyComponent } from '@stepwise/shared/lazy'
import { Link, paths } from '@stepwise/shared/routing'
import { WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMemo } from 'react'
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
      <p className={styles.description}>{description}</p>
      {video && (
        <div>
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
      <SoftwareLinks software={software} />
    </article>
  )
}

function DemoButton({ software }: { software: SoftwareDemo }) {
  const dialog = useMemo(() => demoDialog(software), [software])
  return (
    <LazyDialogButton
      dialog={dialog}
      title="The video"
      icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
    >{`Watch ${software.name} demo`}</LazyDialogButton>
  )
}

function demoDialog(software: SoftwareDemo) {
  return lazyComponent<LazyDialogProps>(async () => {
    const { DemoDialog } = await import(/* webpackChunkName: "software-demo-dialog" */ './DemoDialog.tsx')
    return { default: (props: LazyDialogProps) => <DemoDialog software={software} {...props} /> }
  })
}
