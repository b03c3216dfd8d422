import type { InitialStores, SoftwarePreview } from '@stepwise/shared/contracts'
import { Link, paths, useParams } from '@stepwise/shared/routing'
import { LoadFailure, LoadingWords, PageHeading, Skeleton } from '@stepwise/shared/ui'
import { IconArrowLeft } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { VideoInPage } from '../../features/blocks/VideoInPage.tsx'
import { footerStores } from '../../features/site-frame/footer-links.model.ts'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import { SoftwareLinks } from '../../features/software/SoftwareLinks.tsx'
import { FirstEssential } from './FirstEssential.tsx'
import { MoreSteps } from './MoreSteps.tsx'
import styles from './SoftwareDemoPage.module.css'
import { $problem, $softwares, softwareOpened } from './software-demo.model.ts'

export const initialStores: InitialStores = (answers) => {
  const [{ software }] = Object.values(answers) as [{ software: SoftwarePreview }]
  return [[$softwares, { [software.slug]: software }], ...footerStores(answers)]
}

/** What everyone may see of what we teach about a software (docs/product/public-pages.md#software-demo). */
export default function SoftwareDemoPage() {
  const { softwareSlug: slug = '' } = useParams()
  const { softwares, problem, open } = useUnit({ softwares: $softwares, problem: $problem, open: softwareOpened })
  const software = softwares[slug]
  useEffect(() => {
    open(slug)
  }, [open, slug])
  return (
    <SiteFrame>
      <article className={styles.page}>
        <Link to={paths.resources.href({})} className={styles.back ?? ''}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          All AT Software Demos
        </Link>
        {software && <Preview key={slug} software={software} />}
        {!software && problem === null && <Waiting />}
        {!software && problem !== null && (
          <>
            <PageHeading className={styles.name}>AT Software Demos</PageHeading>
            <LoadFailure message={problem} onRetry={() => open(slug)} />
          </>
        )}
      </article>
    </SiteFrame>
  )
}

function Preview({ software }: { software: SoftwarePreview }) {
  const { name, description, image, video, essential } = software
  // Often the demo is the video of the first lesson: it is shown once.
  const hasOwnDemo = video !== '' && video !== essential?.video
  return (
    <>
      <header className={styles.header}>
        <img src={image} alt="" width={96} height={96} className={styles.picture} />
        <div className="ui-grid ui-gap-8">
          <PageHeading className={styles.name}>{name}</PageHeading>
          <p className={styles.description}>{description}</p>
          <SoftwareLinks software={software} />
        </div>
      </header>
      {hasOwnDemo && (
        <section aria-labelledby="demo" className="ui-stack ui-gap-16">
          <h2 id="demo" className={styles.heading}>
            {`A look at ${name}`}
          </h2>
          <VideoInPage video={video} title={`${name} demo`} />
        </section>
      )}
      {essential && <FirstEssential essential={essential} />}
      <MoreSteps software={software} />
    </>
  )
}

function Waiting() {
  return (
    <>
      <LoadingWords />
      <Skeleton height={52} width="min(100%, 22rem)" />
      <Skeleton height={28} width="min(100%, 34rem)" />
      <Skeleton height={320} radius="var(--radius-card)" />
    </>
  )
}
