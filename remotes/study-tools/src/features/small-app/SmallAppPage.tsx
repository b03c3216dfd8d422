import { parseOwnAddress } from '@stepwise/shared/contracts/own-address'
import { Link, useSearchParams } from '@stepwise/shared/routing'
import { Anchor, PageHeading, Skeleton, useDraftKept, useOtherTabNotice } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './SmallAppPage.module.css'
import { type SmallAppModel, smallAppDrafts } from './small-app.model.ts'

interface SmallAppPageProps<Values extends object> {
  app: SmallAppModel<Values>
  title: string
  /** What the person does here, and gets, in one or two sentences. */
  intro: string
  /** The id of the field that has the focus after everything was cleared or brought back. */
  first: string
  /** Rendered again when the fields must show other values than those typed into them. */
  children: (values: Values) => ReactNode
}

/** The page of every small app: its heading, the way back to the step that opened it, and where its values are kept. */
export function SmallAppPage<Values extends object>({ app, title, intro, first, children }: SmallAppPageProps<Values>) {
  const { values, resets, isKept, problem, onOpened } = useUnit({
    values: app.$values,
    resets: app.$resets,
    isKept: app.$isKept,
    problem: app.$problem,
    onOpened: app.opened,
  })
  useEffect(() => onOpened(), [onOpened])
  const shownResets = useRef(resets)
  useEffect(() => {
    if (shownResets.current !== resets) document.getElementById(first)?.focus()
    shownResets.current = resets
  }, [resets, first])
  useDraftKept(JSON.stringify(values), isKept)
  const otherTabNotice = useOtherTabNotice(smallAppDrafts.$inOtherTabs, app.app)
  const where =
    problem === null
      ? 'What you type is saved on this device, for you alone, until you clear it.'
      : 'This browser does not let us save what you type, so copy your result before you leave.'
  return (
    <div data-column="text">
      <BackToStep />
      <PageHeading>{title}</PageHeading>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.hint}>{[otherTabNotice, where, 'Nothing is sent anywhere.'].filter(Boolean).join(' ')}</p>
      {values ? (
        <div key={resets} className={styles.parts}>
          {children(values)}
        </div>
      ) : (
        <Skeleton height={480} radius="lg" mt="lg" />
      )}
    </div>
  )
}

/** The way back to the step that opened the app; nothing where none did. */
export function BackToStep() {
  const step = useStepAddress()
  if (step === undefined) return null
  return (
    <Anchor component={Link} to={step} className="ui-inline ui-target">
      Back to your step
    </Anchor>
  )
}

/** The address of the step that opened the app, which it sets as `step`; undefined when none did. */
export function useStepAddress(): string | undefined {
  const [query] = useSearchParams()
  const address = parseOwnAddress(query.get('step'))
  return address?.startsWith('/flows/') || address?.startsWith('/favourites/') || address?.startsWith('/tutorials/')
    ? address
    : undefined
}
