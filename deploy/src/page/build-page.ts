import type { Registry } from '@stepwise/shared/contracts/remote'
import type { FileStore } from '../store/store.ts'
import { renderPage } from './page.ts'

/** The page of a set, with the icons that its host has. */
export async function buildPage(files: FileStore, registry: Registry, scripts: string[] = []): Promise<string> {
  const folder = registry.host.folder.slice(1)
  const hasFile = async (name: string) => (await files.transferSize(`${folder}${name}`)) !== undefined
  const [hasFavicon, isInstallable] = await Promise.all([hasFile('favicon.svg'), hasFile('app.webmanifest')])
  return renderPage(registry, { hasFavicon, isInstallable, scripts })
}
