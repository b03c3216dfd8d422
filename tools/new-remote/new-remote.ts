import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { slugSchema } from '@stepwise/shared/contracts/slug'

const templates = join(import.meta.dirname, 'templates')
const maxNameLength = 40

/**
 * Writes the folder of a new remote into `remotesFolder`, from the template. Returns the paths of its files. Throws a
 * {@link UserFacingError} when the name is missing, invalid or taken.
 */
export async function writeRemote(name: string, remotesFolder: string): Promise<string[]> {
  const slug = checkedName(name)
  const folder = join(remotesFolder, slug)
  if (existsSync(folder)) throw new UserFacingError([`There is a remote called ${name} already.`])
  return writeTemplate('remote', slug, folder)
}

/** Writes the files of a template for a remote of this name into a folder. Returns their paths. */
export async function writeTemplate(template: string, slug: string, folder: string): Promise<string[]> {
  const title = (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ')
  const names = await filesBelow(join(templates, template))
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(templates, template, name), 'utf8')
      // What begins with a dot is left out of copies.
      const path = join(folder, name === 'gitignore' ? '.gitignore' : name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text.replaceAll('__name__', slug).replaceAll('__title__', title))
      return path
    }),
  )
}

/** The name, if it can be that of a remote. Throws a {@link UserFacingError} when it cannot. */
export function checkedName(name: string): string {
  if (!name) throw new UserFacingError(['Give the new remote a name: npm run new-remote -- study-groups'])
  if (!slugSchema.safeParse(name).success || name.length > maxNameLength || !/^[a-z]/.test(name)) {
    throw new UserFacingError([
      `"${name}" cannot be the name of a remote: use lower-case words joined by dashes, a letter first, at most ${maxNameLength} characters.`,
    ])
  }
  if (['host', 'shared', 'api', 'deploy', 'cli', 'e2e', 'tools', 'page'].includes(name)) {
    throw new UserFacingError([`"${name}" is the name of another part: choose a different one.`])
  }
  return name
}
