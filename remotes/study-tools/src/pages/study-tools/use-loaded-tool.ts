import { loadWithRetries } from '@stepwise/shared/lazy'
import { type ComponentType, useEffect, useState } from 'react'
import type { ToolProps } from '../../features/tool/ToolDialog.tsx'
import type { Tool } from './tools.ts'

interface Loaded {
  tool: Tool
  Dialog?: ComponentType<ToolProps>
}

/** The open tool's dialog, once it has arrived. */
export function useLoadedTool(tool: Tool | undefined) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!tool) return
    let isWanted = true
    loadWithRetries(tool.load).then(
      ({ default: Dialog }) => isWanted && setLoaded({ tool, Dialog }),
      () => isWanted && setLoaded({ tool }),
    )
    return () => {
      isWanted = false
    }
  }, [tool, attempt])
  const current = tool && loaded?.tool === tool ? loaded : undefined
  return {
    Dialog: current?.Dialog,
    hasFailed: current !== undefined && current.Dialog === undefined,
    retry: () => setAttempt((attempts) => attempts + 1),
  }
}
