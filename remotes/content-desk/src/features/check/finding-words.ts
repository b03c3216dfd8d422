import type { Finding } from '@stepwise/shared/contracts'

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
export const countOf = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).length

/** "2 errors and 1 warning." */
export function summaryWords(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing found. This text can be published.'
  const errors = countOf(findings, 'error')
  const warnings = countOf(findings, 'warning')
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return `${parts.join(' and ')}.${errors > 0 ? ' Errors must be mended before this can be published.' : ''}`
}
