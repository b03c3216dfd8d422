import { type Registry, registrySchema } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { parsePart } from '../release/part.ts'

const timeoutMs = 3000
const pattern = /^([^@]+)@(http:\/\/(?:localhost|127\.0\.0\.1):(\d{2,5}))\/?$/

export interface LocalBuild {
  origin: string
  remote: Registry['remotes'][number]
}

/** The origin of `learn@http://localhost:4100`; undefined for anything but a part of a server on this machine. */
export const localOrigin = (text: string): string | undefined => pattern.exec(text)?.[2]

/** The ports of this machine that these parts come from. */
export const localPorts = (parts: string[]): string[] => parts.flatMap((text) => pattern.exec(text)?.[3] ?? [])

/**
 * The remote that a development server on this machine has now. Its files are read through the gateway (local-files.ts), so that the
 * page's policy stays as it is; its pages are not rendered in the gateway.
 */
export async function localBuild(text: string): Promise<LocalBuild> {
  const [, part, origin = '', port] = pattern.exec(text) ?? []
  const name = parsePart(part)
  const registry = registrySchema.safeParse(await readJson(`${origin}/registry.json`))
  if (!registry.success) throw new ReleaseError([`What runs at ${origin} is not Stepwise, or is another version.`])
  const found = registry.data.remotes.find(({ config }) => config.name === name)
  if (!found) throw new ReleaseError([`There is no remote ${name} at ${origin}.`])
  const { renderer: _, ...remote } = found
  return { origin, remote: { ...remote, folder: `/local/${port}${remote.folder}` } }
}

async function readJson(url: string): Promise<unknown> {
  const origin = new URL(url).origin
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    return await response.json()
  } catch {
    throw new ReleaseError([`Nothing answers at ${origin}: start it there (npm run dev), or stop the override.`])
  }
}
