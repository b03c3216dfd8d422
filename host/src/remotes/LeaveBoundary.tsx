import { Component, type ReactNode } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { expectHeading } from './expect-heading.ts'
import type { Owner } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'
import { ownerOfError } from './uncaught-errors.ts'

interface LeaveBoundaryProps {
  /** It holds the page, whose heading takes the focus when it is shown again. */
  holdsPage?: boolean
  children: ReactNode
}

interface LeaveBoundaryState {
  isEmpty: boolean
  /** What goes on to the boundary above. */
  failure?: unknown
}

/**
 * Around a place where parts come and go. A part that throws while it is left takes its own boundary with it, and React looks for one above.
 * Here nothing has failed that anyone still wants: the place is emptied, because React unmounts what a boundary holds, and filled again.
 * What throws whenever it is rendered goes on to the boundary above.
 */
export function LeaveBoundary(props: LeaveBoundaryProps) {
  const { version } = useRegistry().host
  return <Boundary {...props} host={{ name: 'host', version }} />
}

/** One for what was left, one for what came in its place and throws when it is taken out for a moment; one to spare. */
const mostRecoveries = 3

class Boundary extends Component<LeaveBoundaryProps & { host: Owner }, LeaveBoundaryState> {
  override state: LeaveBoundaryState = { isEmpty: false }
  private recoveries = 0

  static getDerivedStateFromError(): LeaveBoundaryState {
    return { isEmpty: true }
  }

  override componentDidCatch(error: unknown) {
    const { host, holdsPage } = this.props
    this.recoveries += 1
    if (this.recoveries > mostRecoveries) return this.setState({ isEmpty: true, failure: error })
    const { name, version } = ownerOfError(error) ?? host
    reportFault({ part: name, version, error })
    if (holdsPage) expectHeading()
    this.setState({ isEmpty: false })
  }

  override componentDidUpdate({ children }: LeaveBoundaryProps) {
    if (children !== this.props.children) this.recoveries = 0
  }

  override render() {
    const { isEmpty, failure } = this.state
    if (failure !== undefined) throw failure
    return isEmpty ? null : this.props.children
  }
}
