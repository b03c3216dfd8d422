import { readdirSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import type { Edition, LinkTarget } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import { sql } from 'kysely'
import type { Database } from '../../../../database/database.ts'

/** Everything with a title that a link of our own can lead to in an edition: pages, steps, flows, software, and files of content/. */
export async function listLinkTargets(db: Database, { edition, contentFolder }: Source): Promise<LinkTarget[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['kind', 'title', 'address', 'area as place'])
    .where('kind', 'in', ['page', 'step'])
    .where('address', 'is not', null)
    .where('retired_at', 'is', null)
    .where('is_hidden', '=', false)
    .where(sql<boolean>`${edition} = any(editions)`)
    .orderBy('position')
    .limit(10_000)
    .$narrowType<{ kind: 'page' | 'step'; address: string }>()
    .execute()
  const flows = await db
    .selectFrom('flows')
    .select(['name', 'slug'])
    .where('retired_at', 'is', null)
    .where(sql<boolean>`${edition} = any(editions)`)
    .orderBy('position')
    .limit(1000)
    .execute()
  const softwares = await db
    .selectFrom('softwares')
    .select(['name', 'slug'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .limit(1000)
    .execute()
  // Two pages may share an address, such as a dialog and the page below it.
  const byAddress = new Map(documents.toReversed().map((document) => [document.address, document]))
  return [
    ...[...byAddress.values()].toReversed(),
    ...flows.map(({ name, slug }) => {
      return { kind: 'flow' as const, title: name, address: paths.learnFlow.href({ flowSlug: slug }), place: 'Learn' }
    }),
    ...softwares.flatMap(({ name, slug: softwareSlug }): LinkTarget[] => [
      { kind: 'software', title: name, address: paths.softwareTutorials.href({ softwareSlug }), place: 'Tutorials' },
      { kind: 'resource', title: name, address: paths.softwareDemo.href({ softwareSlug }), place: 'Resources' },
    ]),
    ...listFiles(contentFolder),
  ]
}

interface Source {
  edition: Edition
  contentFolder: string
}

/** What people download; a video's other files are of its player. */
const files = /\.(?:pdf|docx?|odt|pptx?|xlsx?|txt|mmap|opml)$|\/video\.mp4$/i

function listFiles(contentFolder: string): LinkTarget[] {
  return readdirSync(`${contentFolder}/media`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => files.test(`/${path}`))
    .sort()
    .slice(0, 5000)
    .map((path) => ({
      kind: 'file',
      title: titleOfFile(path),
      address: `/media/${path.split('/').map(encodeURIComponent).join('/')}`,
      place: dirname(path),
    }))
}

/** “Essay Plan 1000 words - A (pdf)”; a video is called as its folder is. */
function titleOfFile(path: string) {
  const extension = extname(path)
  const name = path.endsWith('/video.mp4') ? basename(dirname(path)) : basename(path, extension)
  return `${name.replaceAll(/[-_]+(?=\w)/g, ' ')} (${extension.slice(1)})`
}
