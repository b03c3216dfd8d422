/** Parts of the page between two comments, which the gateway replaces where it has a page's words (prerender/page-with-words.ts). */
export const pageMarks = { head: 'head', preloads: 'preloads', files: 'files', body: 'body' } as const

/** Lines between the comments of a part. */
export const markedLines = (mark: string, lines: string) => `<!--${mark}-->\n${lines}\n<!--/${mark}-->`

/** The page with other content in the place of a marked part. */
export function replaceMarked(page: string, mark: string, content: string): string {
  const [start, end] = [`<!--${mark}-->`, `<!--/${mark}-->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  return from < 0 || to < 0 ? page : page.slice(0, from) + content + page.slice(to + end.length)
}

/** JSON that cannot end the script element it stands in. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
