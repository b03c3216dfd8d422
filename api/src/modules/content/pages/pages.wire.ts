import type { Block, PageBody, PageLink } from '@stepwise/shared/contracts'
import { markdownFields } from '@stepwise/shared/contracts/page'
import { toHtml, toInlineHtml } from '../documents/markdown.ts'

/** A page as a reader gets it: Markdown has become safe HTML. `revision` is 0 for the file, null for a draft. */
export function pageOnWire(
  slug: string,
  { body, revision, links }: { body: PageBody; revision: number | null; links: PageLink[] },
) {
  const { title, lead, blocks } = body
  return { slug, revision, title, lead, links, blocks: blocks.map(blockOnWire) }
}

function blockOnWire(block: Block): Block {
  const written = block as unknown as Record<string, string | string[] | string[][]>
  const html = (markdownFields[block.type] ?? []).map((field) => {
    const text = written[field] ?? ''
    return [field, Array.isArray(text) ? text.map(linesOnWire) : toHtml(text)]
  })
  return { ...block, ...Object.fromEntries(html) }
}

/** The item of a list, or the cells of a row, of one line each. */
const linesOnWire = (text: string | string[]) => (Array.isArray(text) ? text.map(toInlineHtml) : toInlineHtml(text))
