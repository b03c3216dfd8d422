import type { Edition, Wellbeing } from '../contracts/index.ts'

/** How the content desk shows a page in its preview (docs/product/content-desk.md#preview). */
export interface Preview {
  /** The saved draft in place of what is published. The server gives it to content managers alone. */
  isDraft: boolean
  /** The same of the text that waits for its time. */
  isScheduled?: boolean
  theme: 'light' | 'dark'
  /** 0 to 10, as in the person's settings. */
  fontSize: number
  edition: Edition
  /** As if the person had these. */
  wellbeings: Wellbeing[]
}

const prefix = 'stepwise-preview:'

/**
 * The name of a frame that shows a page so. The settings are in the frame's name and not in its address: the page has its very own
 * address, and links inside stay in the preview.
 */
export function previewFrameName(settings: Preview): string {
  return prefix + JSON.stringify(settings)
}

/** The settings of this page's frame; null unless a page of this very origin has it in a frame with such a name. */
export function readPreview(page: Pick<Window, 'name' | 'parent' | 'location'>): Preview | null {
  if (!page.name?.startsWith(prefix) || page.parent === page || !isSameOrigin(page)) return null
  return JSON.parse(page.name.slice(prefix.length)) as Preview
}

function isSameOrigin({ parent, location }: Pick<Window, 'parent' | 'location'>): boolean {
  try {
    return parent.location.origin === location.origin
  } catch {
    return false
  }
}

/** How this page is shown, when it is a preview. Read once: it cannot change while the page lives. */
export const preview: Preview | null = readPreview(globalThis as typeof globalThis & Window)

/** The name of a landmark in a preview, because the page around it has the same landmarks; undefined elsewhere. */
export function nameInPreview(landmark: string): string | undefined {
  return preview ? `${landmark}, in the preview` : undefined
}
