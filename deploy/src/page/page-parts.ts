import type { Registry } from '@stepwise/shared/contracts/remote'

/** Parts of the page between two comments, which the gateway replaces in pages with content (rendering/). */
export const pageMarks = {
  head: 'head',
  preloads: 'preloads',
  registry: 'registry',
  files: 'files',
  scripts: 'scripts',
  body: 'body',
} as const

/** Lines between the comments of a part. */
export const markedLines = (mark: string, lines: string) => `<!--${mark}-->\n${lines}\n<!--/${mark}-->`

/** The page with other content in place of a marked part, which a page of an earlier release may not have. */
export function replaceMarked(page: string, mark: string, content: string): string {
  const [start, end] = [`<!--${mark}-->`, `<!--/${mark}-->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  return from < 0 || to < 0 ? page : page.slice(0, from) + content + page.slice(to + end.length)
}

const registryElement = /<script type="application\/json" id="registry">([\s\S]*?)<\/script>/

/** The registry that a page carries, as text. */
export const registryIn = (page: string): string | undefined => registryElement.exec(page)?.[1]

/** The element of a page that carries its registry. Which versions some people get first is nothing that the others need. */
export const registryLine = ({ canaries: _, ...registry }: Registry) =>
  `<script type="application/json" id="registry">${jsonForHtml(registry)}</script>`

/** The element with what the first script needs of a registry, where the whole one stands below the content (rendering/page-registry.ts). */
export const pageRegistryLine = (part: object) =>
  `<script type="application/json" id="page-registry">${jsonForHtml(part)}</script>`

/** The same page with another registry. */
export const withRegistry = (page: string, registry: Registry) =>
  page.replace(registryElement, () => registryLine(registry))

/** JSON that cannot end the script element it is in. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
