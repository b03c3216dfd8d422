import type { InitialStores, Resources } from '@stepwise/shared/contracts'
import { useSearchParams } from '@stepwise/shared/routing'
import { Html, hintAnnounced, LoadFailure, PageHeading } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $pages, $problems, documentStores, pageOpened } from '../../features/public-page/public-page.model.ts'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import { GroupChips } from './GroupChips.tsx'
import styles from './ResourcesPage.module.css'
import { ResourcesWaiting } from './ResourcesWaiting.tsx'
import { $problem, $resources, resourcesOpened } from './resources.model.ts'
import { SoftwareCard } from './SoftwareCard.tsx'
import { allGroups, chosenChip, formatShown, groupsShown } from './software-groups.ts'

const slug = 'resources'

export const initialStores: InitialStores = async (answers, ...rest) => [
  ...((await documentStores(answers, ...rest)) as []),
  [$resources, answers['/resources']],
]

/** docs/product/public-pages.md#resources */
export default function ResourcesPage() {
  const { resources, problem, pages, problems, open, openPage } = useUnit({
    resources: $resources,
    problem: $problem,
    pages: $pages,
    problems: $problems,
    open: resourcesOpened,
    openPage: pageOpened,
  })
  const page = pages[slug]
  // Together, so that nothing moves. Without the words around it the list is still of use.
  const isHere = page !== undefined || problems[slug] !== undefined
  useEffect(() => {
    open()
    openPage(slug)
  }, [open, openPage])
  return (
    <SiteFrame>
      <div className={styles.page}>
        <header>
          <PageHeading className={styles.title}>{page?.title ?? 'AT Software Demos'}</PageHeading>
          {page?.lead && <p className={styles.lead}>{page.lead}</p>}
          {page?.blocks.map((block) => block.type === 'text' && <Html key={block.id} html={block.text} />)}
        </header>
        {resources && isHere && <SoftwareDemos resources={resources} />}
        {!resources && problem !== null && <LoadFailure message={problem} onRetry={open} />}
        {!(resources && isHere) && problem === null && <ResourcesWaiting />}
      </div>
    </SiteFrame>
  )
}

function SoftwareDemos({ resources }: { resources: Resources }) {
  const announce = useUnit(hintAnnounced)
  const [search] = useSearchParams()
  const chosen = chosenChip(resources, search.get('group'))
  const tell = (chip: string) => {
    const name = resources.chipItems.find(({ value }) => value === chip)?.name ?? ''
    announce(formatShown(name, groupsShown(resources, chip)))
  }
  return (
    <>
      <GroupChips chips={resources.chipItems} chosen={chosen} onChosen={tell} />
      <div id={allGroups} className={styles.groups}>
        {groupsShown(resources, chosen).map(({ value, name, softwares }) => (
          <section key={value} aria-labelledby={value} className="ui-stack ui-gap-20">
            <h2 id={value} className={styles.groupName}>
              {name}
            </h2>
            <ul className={styles.cards}>
              {softwares.map((software) => (
                <li key={software.slug}>
                  <SoftwareCard software={software} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
