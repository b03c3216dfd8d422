import { existsSync } from 'node:fs'

/** A browser engine other than Chromium, with the programs of this machine that are needed to drive it. */
interface Engine {
  name: string
  /** For each program, where distributions put it. */
  programs: Record<string, string[]>
  install: string
}

type Exists = (path: string) => boolean

export const firefox = {
  name: 'Firefox',
  programs: { firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  install: 'apt-get install firefox-esr',
} satisfies Engine

export const webkit = {
  name: 'WebKit',
  programs: {
    driver: ['/usr/bin/WebKitWebDriver'],
    browser: ['x86_64', 'aarch64'].flatMap((processor) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    screen: ['/usr/bin/Xvfb'],
    // Of util-linux: ends a program with the test that has started it.
    guard: ['/usr/bin/setpriv'],
  },
  install: 'apt-get install webkit2gtk-driver xvfb',
} satisfies Engine

/** Where the programs of an engine are, by their names, or undefined when one is missing. Installs nothing. */
export function findPrograms<T extends Engine>(
  { programs }: T,
  exists: Exists = existsSync,
): Record<keyof T['programs'], string> | undefined {
  const found = Object.entries(programs).map(([name, places]) => [name, places.find(exists)] as const)
  if (found.some(([, path]) => path === undefined)) return undefined
  return Object.fromEntries(found) as Record<keyof T['programs'], string>
}

/** One line for each engine that this machine has not: that it is not tried, and how to install it. */
export const missingEngines = (exists: Exists = existsSync): string[] =>
  [firefox, webkit]
    .filter((engine: Engine) => !findPrograms(engine, exists))
    .map(({ name, install }) => `NOT RUN in ${name}, which is not on this machine. To install it: ${install}`)

/** Whether the journeys can be tried in any engine here. */
export const hasEngine = (): boolean => [firefox, webkit].some((engine: Engine) => findPrograms(engine))
