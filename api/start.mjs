import { setFlagsFromString } from 'node:v8'

// Plain JavaScript, so that an old Node can read it and say what is wrong instead of failing on the first type.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 15)) {
  console.error(`Stepwise needs Node 24.15 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

// The server stands idle most of the time: a small young generation saves 70 MB and costs no measurable speed.
setFlagsFromString('--optimize-for-size')

await import('./src/main.ts')
