import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { Component, type ReactNode } from 'react'
import { FailureCard } from './FailureCard.tsx'
import { reportFault } from './report-fault.ts'

interface RemoteBoundaryProps {
  remote: RegistryRemote
  /** Says what has happened to screen readers. Without it the part fails in silence, as a slot does: no card. */
  announce?: (text: string) => void
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
    const { remote, announce } = this.props
    reportFault({ part: remote.config.name, version: remote.version, error })
    announce?.(`${remote.config.title} has stopped working.`)
  }

  private readonly tryAgain = () => {
    headingFocusWanted()
    this.props.announce?.(`Loading ${this.props.remote.config.title} again.`)
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (!this.props.announce) return null
    const { config, version } = this.props.remote
    return <FailureCard title={config.title} version={version} onRetry={this.tryAgain} />
  }
}
