import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { slugSchema } from '@stepwise/shared/contracts/slug'

const template = join(import.meta.dirname, 'templates', 'remote')
const maxNameLength = 40

/**
 * Writes the folder of a new remote into `remotesFolder`, from the template. Answers with the paths of its files. Throws a
 * {@link UserFacingError} when the name is missing, invalid or taken.
 */
export async function writeRemote(name: string, remotesFolder: string): Promise<string[]> {
  const slug = checkedName(name, remotesFolder)
  const title = (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ')
  const files = await filesBelow(template)
  for (const file of files) {
    const text = await readFile(join(template, file), 'utf8')
    const path = join(remotesFolder, slug, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text.replaceAll('__name__', slug).replaceAll('__title__', title))
  }
  return files.map((file) => join(remotesFolder, slug, file))
}

function checkedName(name: string, remotesFolder: string): string {
  if (!name) throw new UserFacingError(['Give the new remote a name: npm run new-remote -- study-groups'])
  if (!slugSchema.safeParse(name).success || name.length > maxNameLength || !/^[a-z]/.test(name)) {
    throw new UserFacingError([
      `"${name}" cannot be the name of a remote: use lower-case words joined by dashes, a letter first, at most ${maxNameLength} characters.`,
    ])
  }
  if (['host', 'shared', 'api', 'deploy', 'cli', 'e2e', 'tools', 'page'].includes(name)) {
    throw new UserFacingError([`"${name}" is the name of another part: choose a different one.`])
  }
  if (existsSync(join(remotesFolder, name))) throw new UserFacingError([`There is a remote called ${name} already.`])
  return name
}
