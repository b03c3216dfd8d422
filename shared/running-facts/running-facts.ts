import type { AccessabilitySetting, Registry } from '@stepwise/shared/contracts'
import { readingPixels, type Theme } from '@stepwise/shared/display'

/** The host and the remotes of a page. */
type LiveParts = Pick<Registry, 'host' | 'remotes'>

interface RunningFact {
  name: string
  value: string
}

interface Display {
  theme: Theme
  setting: AccessabilitySetting
}

/** What this page was opened with, for a remote, which does not know the host; null where the page does not say. */
export function readLiveParts(page: Document = document): LiveParts | null {
  const text = page.getElementById('registry')?.textContent
  return text ? (JSON.parse(text) as Registry) : null
}

/** Versions, browser and display in words, nothing about the person: what it takes to see what they see. */
export function runningFacts(parts: LiveParts | null, { theme, setting }: Display): RunningFact[] {
  const remotes = (parts?.remotes ?? []).map(({ config, version }) => `${config.name} ${version}`)
  return [
    { name: 'Version', value: parts?.host.version ?? 'unknown' },
    ...(remotes.length > 0 ? [{ name: 'Parts', value: remotes.join(', ') }] : []),
    { name: 'Browser', value: navigator.userAgent },
    { name: 'Window', value: `${innerWidth} by ${innerHeight} pixels` },
    { name: 'Text size', value: `${readingPixels(setting.fontSize)} pixels` },
    { name: 'Theme', value: theme },
  ]
}
