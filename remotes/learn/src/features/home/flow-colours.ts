import type { Flow } from '@stepwise/shared/contracts'
import type { CSSProperties } from 'react'
import styles from './flow-colours.module.css'

export interface PartColours {
  className: string | undefined
  style?: CSSProperties
}

/** The flow's colours as CSS variables (--accent, --tint, --on-tint, --chosen, --on-chosen), readable in both themes. */
export function flowColours(flow: Pick<Flow, 'primaryColor' | 'secondaryColor' | 'tabColor'>): PartColours {
  const variables = {
    '--flow-primary': flow.primaryColor,
    '--flow-secondary': flow.secondaryColor,
    '--flow-tab': flow.tabColor,
  }
  return { className: styles.flow, style: variables as CSSProperties }
}

/** The same variables in the product's colours, for content without a flow. */
export const plainColours: PartColours = { className: styles.plain }
