import type { ReleaseVersions, VersionChanges } from '@stepwise/shared/contracts'
import { Anchor, Button, Loader, VisuallyHidden } from '@stepwise/shared/ui'
import { useId } from 'react'
import { changeLines, formatBuild, formatDifference, pageName } from './format-change.ts'
import styles from './Qa.module.css'
import { useReleaseResponse } from './use-release-response.ts'

type Part = ReleaseVersions['parts'][number]

interface ChangesProps {
  part: Pick<Part, 'part' | 'title'>
  version: Part['versions'][number]
}

/** What a version changes since the live one, and how its pages look beside those (docs/product/qa.md#changes). */
export function ChangesSection({ part: { part, title }, version: { version, build } }: ChangesProps) {
  const id = useId()
  const of = new URLSearchParams({ of: `${part}@${version}` })
  const { body, problem, retry } = useReleaseResponse<VersionChanges>(`changes?${of}`)
  const built = formatBuild(build)
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h3 id={id}>{`What ${part} ${version} changes`}</h3>
      {built && <p>{`By ${built}.`}</p>}
      {build.changes?.length ? <Lines lines={build.changes} /> : <p>No one has described this version.</p>}
      {body && <Lines lines={changeLines(body)} />}
      {body && <Pictures title={title} pages={body.pages} />}
      {!body && problem === null && <Loader aria-label="Loading the changes" />}
      {problem !== null && (
        <>
          <p className={styles.problem} role="alert">{`The changes could not be loaded. ${problem}`}</p>
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </section>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Pictures({ title, pages }: { title: string; pages: VersionChanges['pages'] }) {
  if (pages.length === 0) return <p>There are no pictures of its pages.</p>
  return pages.map((page) => {
    const name = pageName(title, page)
    return (
      <div key={page.picture} className={styles.page}>
        <h4>{name}</h4>
        <p>{`${page.path}. ${formatDifference(page)}`}</p>
        <div className={styles.pictures}>
          <Picture name={name} label="This version" address={page.picture} />
          {page.livePicture && <Picture name={name} label="Live version" address={page.livePicture} />}
        </div>
      </div>
    )
  })
}

function Picture({ name, label, address }: { name: string; label: string; address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" className={styles.picture ?? ''}>
      <span aria-hidden>{label}</span>
      <img src={address} alt={`${name}, ${label.toLowerCase()}`} loading="lazy" />{' '}
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}
