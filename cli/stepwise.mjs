import { launch } from './launch/launch.mjs'

/** The program of each command, and whether it needs the development packages. */
const commands = {
  start: { program: 'cli/start/main.ts', withDev: false },
  serve: { program: 'cli/serve/main.ts', withDev: false },
  release: { program: 'cli/release/main.ts', withDev: false },
  admin: { program: 'cli/admin/main.ts', withDev: false },
  content: { program: 'cli/content/main.ts', withDev: false },
  dev: { program: 'tools/dev/main.ts', withDev: true },
  workbench: { program: 'tools/dev/workbench/main.ts', withDev: true },
  'new-remote': { program: 'tools/new-remote/main.ts', withDev: false },
  test: { program: 'tools/check/test.ts', withDev: true },
  check: { program: 'tools/check/main.ts', withDev: true },
  screens: { program: 'tools/screens/main.ts', withDev: true },
  bench: { program: 'tools/measure/bench/main.ts', withDev: true },
  load: { program: 'tools/measure/load/main.ts', withDev: true },
  year: { program: 'tools/drills/year/main.ts', withDev: true },
  mutate: { program: 'tools/measure/mutate/main.ts', withDev: true },
}

const name = process.argv[2] ?? ''
if (Object.hasOwn(commands, name)) {
  process.argv.splice(2, 1)
  await launch(commands[/** @type {keyof typeof commands} */ (name)])
} else {
  const known = Object.keys(commands).join(', ')
  console.error(
    `${name ? `There is no command "${name}"` : 'Name a command'}: node cli/stepwise.mjs <command>, one of ${known}.`,
  )
  process.exitCode = 1
}
