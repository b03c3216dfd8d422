import type { Step } from '@stepwise/shared/contracts'
import type { RefObject } from 'react'
import type { useTextTools } from './use-text-tools.ts'

export interface TextToolsProps {
  step: Step
  text: RefObject<HTMLElement | null>
  tools: ReturnType<typeof useTextTools>
}
