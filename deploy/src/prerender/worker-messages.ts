import type { Edition } from '@stepwise/shared/contracts'

/** What a page looks like before any script has run. */
export interface PrerenderedContent {
  /** Of the body. */
  html: string
  /** The rules that the HTML uses. */
  styles: string
  /** One sentence, '' without one. */
  description: string
  /** What the page is about: an object of schema.org. */
  facts: Record<string, unknown> | null
}

export interface RenderRequest {
  page: string
  pattern: string
  path: string
  /** The same as `path`. */
  url: string
  /** The bodies of the API's responses, by address. Server bundles that are published already read them by this name. */
  answers: Record<string, unknown>
}

/** The export of a server bundle (shared/prerender). */
export type Renderer = (request: RenderRequest) => Pick<PrerenderedContent, 'html' | 'description' | 'facts'>

/** `bundle` is a file URL, `styles` a path. */
export interface ThreadData {
  bundle: string
  styles: string
  edition: Edition
}

export interface RenderOrder {
  id: number
  request: RenderRequest
}

export interface RenderResult {
  id: number
  content?: PrerenderedContent
  error?: string
}
