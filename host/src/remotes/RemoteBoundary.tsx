import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { announced } from '@stepwise/shared/ui'
import { Component, type ReactNode } from 'react'
import { FailureCard } from './FailureCard.tsx'
import { reportFault } from './report-fault.ts'

interface RemoteBoundaryProps {
  remote: RegistryRemote
  /** A slot fails without a card: the rest of the shell matters more. */
  isSilent?: boolean
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
    const { remote, isSilent } = this.props
    reportFault({ part: remote.config.name, version: remote.version, error })
    if (!isSilent) announced(`${remote.config.title} has stopped working.`)
  }

  private readonly tryAgain = () => {
    headingFocusWanted()
    announced(`Loading ${this.props.remote.config.title} again.`)
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.isSilent) return null
    const { config, version } = this.props.remote
    return <FailureCard title={config.title} version={version} onRetry={this.tryAgain} />
  }
}
