import type { ContentFiles } from './files.ts'
import type { Located } from './yaml.ts'

/** A list of slugs in a file, and the key that it has there. */
export interface Listing {
  file: string
  list: Located<unknown>
  key: readonly PropertyKey[]
  slugs: readonly string[]
}

/** Reports a slug that is listed twice. */
export function checkDuplicates(files: ContentFiles, { file, list, key, slugs }: Listing) {
  slugs.forEach((slug, index) => {
    if (slugs.indexOf(slug) < index) files.fail(file, list.findLine([...key, index]), `${slug} is listed twice`)
  })
}

/** Reports what is in a folder but not listed. What is listed but missing is reported when it is read. */
export function checkUnlisted(files: ContentFiles, listing: Listing, folder: string, found: readonly string[]) {
  for (const name of found) {
    const slug = name.replace(/(\.transcript)?\.md$/, '')
    if (!listing.slugs.includes(slug)) files.fail(`${folder}/${name}`, 1, `is not listed in ${listing.file}`)
  }
}
