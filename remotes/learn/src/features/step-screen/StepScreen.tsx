import { useIsWide } from '@stepwise/shared/display'
import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { Link } from '@stepwise/shared/routing'
import { LoadFailure, SkipLink } from '@stepwise/shared/ui'
import { IconArrowLeft } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Panel } from '../step/panel.ts'
import { $step, $stepFailure, type StepFailure as Failure, stepRetried } from '../step/step.model.ts'
import { StepCard } from './StepCard.tsx'
import { StepFailure } from './StepFailure.tsx'
import { StepPanel } from './StepPanel.tsx'
import styles from './StepScreen.module.css'
import { StepCardSkeleton, StepPanelSkeleton } from './StepSkeletons.tsx'
import { useFocusMode } from './use-focus-mode.ts'
import { useLoadAhead } from './use-load-ahead.ts'

// Loaded on narrow windows only, because it brings the code of overlays.
const stepsDrawer = lazyComponent(() => import(/* webpackChunkName: "steps-drawer" */ './StepsDrawer.tsx'))

interface StepScreenProps {
  /** Null while it is loading. */
  panel: Panel | null
  /** Why it could not be loaded. */
  panelProblem?: Failure | null
  /** Instead of a panel without steps. */
  emptyPanel?: ReactNode
  /** Where 'Go to Dashboard' leads, whatever else can be shown. */
  dashboard: string
}

/** The step page of all three views (docs/product/steps-and-player.md#three-views), with its panel. */
export function StepScreen({ panel, panelProblem = null, emptyPanel, dashboard }: StepScreenProps) {
  const [step, failure, retry] = useUnit([$step, $stepFailure, stepRetried])
  const isNarrow = !useIsWide()
  // Null until it is first opened, which loads its code.
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null)
  const drawerOpener = useRef<Element | null>(null)
  const focusMode = useFocusMode()
  useLoadAhead()
  const openDrawer = () => {
    drawerOpener.current = document.activeElement
    setDrawerOpen(true)
  }

  const list = (): ReactNode => {
    if (panel) return panel.sections.length === 0 && emptyPanel ? emptyPanel : <StepPanel panel={panel} />
    // What is said where the step would be is not said twice.
    if (failure) return null
    if (!panelProblem) return <StepPanelSkeleton />
    const title = `${panelProblem.what} could not be loaded`
    return <LoadFailure title={title} message={panelProblem.message} onRetry={retry} />
  }
  const side = (
    <>
      <Link className={styles.home ?? ''} to={dashboard}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        Go to Dashboard
      </Link>
      {list()}
    </>
  )
  return (
    <div className={styles.layout}>
      {!isNarrow && (
        <nav className={styles.side} aria-label="Steps" data-region="list of steps">
          {(panel || !failure) && (
            <SkipLink to="step" isInPart>
              Skip the list of steps
            </SkipLink>
          )}
          {side}
        </nav>
      )}
      <div
        id="step"
        ref={focusMode.stage}
        className={styles.stage}
        data-focus-mode={focusMode.isOn || undefined}
        data-wide={step?.pageType === 'vid' || undefined}
      >
        {step ? (
          <StepCard key={step.id} step={step} focusMode={focusMode} onSteps={isNarrow ? openDrawer : null} />
        ) : failure ? (
          <StepFailure failure={failure} dashboard={isNarrow ? dashboard : null} />
        ) : (
          <StepCardSkeleton />
        )}
      </div>
      {isNarrow && isDrawerOpen !== null && (
        <Lazy
          part={stepsDrawer}
          title="The list of steps"
          props={{
            isOpen: isDrawerOpen,
            onClose: () => setDrawerOpen(false),
            // After a change of the step the button is no longer in the page: then the new heading has the focus.
            onClosed: () => drawerOpener.current instanceof HTMLElement && drawerOpener.current.focus(),
            children: side,
          }}
        />
      )}
    </div>
  )
}
