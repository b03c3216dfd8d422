import { VisuallyHidden } from '@stepwise/shared/ui'
import tool from '../../../features/tool/tool.module.css'
import type { EssayParts } from './essay-plans.ts'

interface PartsTableProps {
  parts: EssayParts
  total: number
  caption: string
  /** For screen readers only, where a visible heading says the same. */
  isCaptionHidden?: boolean
}

/** The words of each part and its share of the essay. */
export function PartsTable({ parts, total, caption, isCaptionHidden = false }: PartsTableProps) {
  const rows = [
    ['Introduction', parts.intro],
    ['Main body', parts.body],
    ['Conclusion', parts.conclusion],
  ] as const
  return (
    <table className={tool.table}>
      <caption>{isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Words</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, words]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{words}</td>
            <td>{`${Math.round((words / total) * 100)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
