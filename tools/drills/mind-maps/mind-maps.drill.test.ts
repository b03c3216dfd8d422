import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@stepwise/cli/root'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { debianProgram } from '../debian/debian-program.ts'

// docs/product/study-tools.md#mind-maps: the maps for MindManager, read by a program that we did not write.

const run = promisify(execFile)
const plans = join(root, 'content/media/essay-plans')
const core = 'usr/share/freeplane/core/org.freeplane.core/lib'
const styleSheet = 'xslt/mindmanager2mm.xsl'

const entriesOf = (file: string) => unzipSync(readFileSync(file))
/** The texts of an outline in order, each with its depth. */
const topicsIn = (xml: string, element: string, attribute: string) => {
  let depth = 0
  const tags = xml.matchAll(new RegExp(`<(/?)${element}\\b([^>]*?)(/?)>`, 'g'))
  return [...tags].flatMap(([, closing, attributes = '', isEmpty]) => {
    if (closing) {
      depth -= 1
      return []
    }
    const text = new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1]
    const topic = `${'  '.repeat(depth)}${text}`
    if (!isEmpty) depth += 1
    return [topic]
  })
}

test('Freeplane reads each MindManager map as the outline that it was made with', async () => {
  const freeplane = await debianProgram('freeplane')
  if (!freeplane) return
  const lib = join(freeplane.folder, core)
  const editor = readdirSync(lib).find((file) => /^freeplaneeditor.*\.jar$/.test(file)) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-mind-maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'maps.xsl'), entriesOf(join(lib, editor))[styleSheet] as Uint8Array)

  const maps = readdirSync(plans).filter((file) => file.endsWith('.mmap'))
  expect(maps).toHaveLength(18)
  for (const map of maps) {
    writeFileSync(join(folder, 'map.xml'), entriesOf(join(plans, map))['Document.xml'] as Uint8Array)
    const { stdout } = await run(freeplane.path('xsltproc'), [join(folder, 'maps.xsl'), join(folder, 'map.xml')], {
      env: freeplane.env,
    })
    const outline = strFromU8(readFileSync(join(plans, map.replace('.mmap', '.opml'))))
    const wanted = topicsIn(outline, 'outline', 'text')
    expect(wanted.length).toBeGreaterThan(25)
    expect(topicsIn(stdout, 'node', 'TEXT'), map).toEqual(wanted)
  }
})
