import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Program, startProgram, startScreen } from '../drivers/programs.ts'

const run = promisify(execFile)

/** The screen reader's own settings, by their places in GNOME's. */
const settings = [
  ['org.gnome.desktop.interface', 'toolkit-accessibility'],
  ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
] as const

/** What a desktop with Orca needs, and Debian's packages with it. */
const needed = {
  '/usr/bin/orca': 'orca',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/bin/gsettings': 'libglib2.0-bin',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
}

/** The packages that are missing here. */
export const missingPackages = (): string[] =>
  Object.entries(needed).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))

/** Starts a desktop with a screen that no one sees and Orca, which writes what it says into the file `said`. */
export async function startDesktop(folder: string, said: string) {
  const [home, runtime, preferences] = ['home', 'run', 'orca'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const path of [home, runtime, preferences]) mkdirSync(path, { recursive: true, mode: 0o700 })
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(preferences, 'orca-customizations.py'))
  const screen = await startScreen('/usr/bin/Xvfb')
  const base = {
    PATH: '/usr/bin:/bin',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: screen.display,
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    ORCA_SAID: said,
  }
  const bus = await startBus(base)
  const env = { ...base, DBUS_SESSION_BUS_ADDRESS: bus.address }
  for (const [schema, key] of settings) await run('gsettings', ['set', schema, key, 'true'], { env })
  const programs = [
    startProgram('openbox', '/usr/bin/openbox', [], { env }),
    startProgram(
      'at-spi',
      '/usr/libexec/at-spi-bus-launcher',
      ['--launch-immediately', '--a11y=1', '--screen-reader=1'],
      {
        env,
      },
    ),
    startProgram('orca', '/usr/bin/orca', ['--replace', '-u', preferences], { env }),
  ]
  return {
    env,
    /** Presses a key as a person does, such as `Tab` or `alt+Left` (names of X). What is held is let go last. */
    press: (keys: string) => {
      const held = keys.split('+')
      const key = held.pop() ?? ''
      const all = (command: string) => held.flatMap((name) => [command, name])
      return run('xdotool', [...all('keydown'), 'key', key, ...all('keyup')], { env })
    },
    type: (text: string) => run('xdotool', ['type', '--delay', '40', text], { env }),
    stop: async () => {
      for (const program of programs.toReversed()) await program.stop()
      await bus.stop()
      await screen.stop()
    },
  }
}

async function startBus(env: NodeJS.ProcessEnv): Promise<{ address: string; stop: Program['stop'] }> {
  const { firstLine, stop } = startProgram(
    'dbus',
    '/usr/bin/dbus-daemon',
    ['--session', '--nofork', '--print-address=3'],
    {
      env,
      tells: true,
    },
  )
  return { address: await firstLine, stop }
}
