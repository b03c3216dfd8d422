import type { Finding } from '@stepwise/shared/contracts'
import { personalStore } from '@stepwise/shared/session'
import { createEvent, sample } from 'effector'
import { editorOpened, textMerged, textReplaced } from '../draft/draft.model.ts'
import { partKey } from '../draft/part-keys.ts'
import type { DraftBlock } from './block-list.ts'
import { $blocks, blockFieldChanged, blockRevealed, fieldChanged } from './blocks.model.ts'
import type { FieldFinding } from './field-findings.ts'

/** The server's check has found these; paths as in contracts/document.ts. */
export const findingsShown = createEvent<Finding[]>()
/** The person wants to go to the field at this path. */
export const fieldRequested = createEvent<string>()

export const $findings = personalStore<readonly FieldFinding[]>([])
/** The field beside the blocks that was requested last; `occasion` grows. */
export const $requestedField = personalStore<{ field: string; occasion: number } | null>(null)

/** Of `blocks/3/alt`: the block's id and `alt`. Of another path: '' and the path. */
export function parsePlace(path: string, blocks: readonly DraftBlock[]): { block: string; field: string } {
  const [, index, field = ''] = /^blocks\/(\d+)(?:\/(.*))?$/.exec(path) ?? []
  const block = index === undefined ? undefined : blocks[Number(index)]
  return block ? { block: block.id, field } : { block: '', field: path }
}

const requested = sample({ clock: fieldRequested, source: $blocks, fn: (blocks, path) => parsePlace(path, blocks) })
sample({
  clock: requested,
  filter: ({ block }) => block !== '',
  fn: ({ block, field }) => ({ block, part: field === '' ? ('heading' as const) : { field } }),
  target: blockRevealed,
})
$requestedField
  .on(requested, (last, { block, field }) => (block === '' ? { field, occasion: (last?.occasion ?? 0) + 1 } : last))
  .reset(editorOpened)

$findings
  .on(
    sample({
      clock: findingsShown,
      source: $blocks,
      fn: (blocks, findings) => findings.map((finding) => ({ ...finding, ...parsePlace(finding.path, blocks) })),
    }),
    (_, findings) => findings,
  )
  // What has been changed since is for the next check.
  .on(blockFieldChanged, (findings, { id, key }) => without(findings, id, key))
  .on(fieldChanged, (findings, { key }) => without(findings, '', key))
  .on(textMerged, (findings, { merged }) => {
    const changed = merged.incoming.map(({ key }) => key)
    return findings.filter((finding) => !changed.includes(toPartKey(finding)))
  })
  .reset(editorOpened, textReplaced)

const without = (findings: readonly FieldFinding[], block: string, key: string) =>
  findings.filter((finding) => finding.block !== block || finding.field.split('/')[0] !== key)

/** The part of the text that it is about, as in part-keys.ts. */
const toPartKey = ({ block, field }: FieldFinding) => (block ? partKey('blocks', block) : (field.split('/')[0] ?? ''))
