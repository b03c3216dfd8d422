import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { Component, type ReactNode } from 'react'
import { FailureCard } from './FailureCard.tsx'
import { reportFault } from './report-fault.ts'

interface RemoteBoundaryProps {
  remote: RegistryRemote
  /** Says what has happened to screen readers. Without it the part fails in silence, as a slot does: no card. */
  announce?: (text: string) => void
  /** What the part is called; the remote's title unless told. */
  title?: string
  /** Stands in the part's place after a failure; a card unless told. */
  renderFailure?: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

interface RemoteBoundaryState {
  hasFailed: boolean
}

/** Stops an error while rendering at the edge of its remote. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): RemoteBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const { remote, announce, title = remote.config.title } = this.props
    reportFault({ part: remote.config.name, version: remote.version, error })
    announce?.(`${title} has stopped working.`)
  }

  private readonly renderAgain = () => this.setState({ hasFailed: false })

  private readonly tryAgain = () => {
    headingFocusWanted()
    this.props.announce?.(`Loading ${this.props.remote.config.title} again.`)
    this.renderAgain()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { announce, renderFailure, remote } = this.props
    if (renderFailure) return renderFailure(this.renderAgain)
    if (!announce) return null
    const { config, version } = remote
    return <FailureCard title={config.title} version={version} onRetry={this.tryAgain} />
  }
}
