import { headingFocusWanted } from '@stepwise/shared/routing'
import { Component, type ReactNode } from 'react'
import { FailureCard } from './FailureCard.tsx'
import { RecoversOnce } from './RecoversOnce.tsx'
import { reportFault } from './report-fault.ts'

/** Whose part it is, for reports and for the failure card. */
export interface Owner {
  /** A remote's name, or 'host'. */
  name: string
  version: string
}

interface PartBoundaryProps {
  owner: Owner
  /** What the part is called. */
  title: string
  /** Announces the failure to screen readers. */
  announce?: (text: string) => void
  /** Shown in the part's place after a failure; a card by default. */
  renderFailure?: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

interface PartBoundaryState {
  hasFailed: boolean
}

/** Catches rendering errors of one part. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const { announce, title } = this.props
    this.report(error)
    announce?.(`${title} has stopped working.`)
  }

  private readonly report = (error: unknown) => {
    const { name, version } = this.props.owner
    reportFault({ part: name, version, error })
  }

  private readonly renderAgain = () => this.setState({ hasFailed: false })

  private readonly tryAgain = () => {
    headingFocusWanted()
    this.props.announce?.(`Loading ${this.props.title} again.`)
    this.renderAgain()
  }

  override render() {
    if (!this.state.hasFailed) return <RecoversOnce onRecovered={this.report}>{this.props.children}</RecoversOnce>
    const { renderFailure, owner, title } = this.props
    if (renderFailure) return renderFailure(this.renderAgain)
    return <FailureCard title={title} version={owner.version} onRetry={this.tryAgain} />
  }
}
