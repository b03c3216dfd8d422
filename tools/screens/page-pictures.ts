import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { paths } from '@stepwise/shared/routing/paths'
import sharp from 'sharp'
import { stepAt } from '../../e2e/support/steps.ts'
import type { Screen, Size, Theme } from './screens.ts'

const size = { width: 1280, height: 800 }
/** The widths in pixels that each picture has a file in, for `srcset`; the widest has the plain name. */
const widths = [1280, 640]
const maxBytes = 60_000

const screens: Screen[] = [
  { edition: 'study', as: 'student', name: 'home', path: paths.learnHome.pattern },
  {
    edition: 'study',
    as: 'student',
    name: 'step',
    path: stepAt('organisation/plan-your-week/see-your-time/planning-your-week'),
  },
  { edition: 'study', as: 'student', name: 'journal', path: paths.reflect.pattern },
  { edition: 'study', as: 'student', name: 'tools', path: paths.studyTools.pattern },
  { edition: 'pro', as: 'pro', name: 'home', path: paths.softwareHome.pattern },
  { edition: 'pro', as: 'pro', name: 'journal', path: paths.reflect.pattern },
]

export type Take = (screen: Screen, size: Pick<Size, 'width' | 'height'>) => Promise<[Theme, Buffer][]>

/** Makes the pictures of the product that its public pages show. */
export async function writePagePictures(take: Take): Promise<void> {
  for (const screen of screens)
    for (const [theme, png] of await take(screen, size))
      for (const width of widths) {
        const file = `${screen.edition}-${screen.name}-${theme}${width === size.width ? '' : `-${width}`}.webp`
        const picture = await sharp(png).resize({ width }).webp({ quality: 82, effort: 6 }).toBuffer()
        if (picture.length > maxBytes) throw new Error(`${file} has ${picture.length} bytes, more than ${maxBytes}.`)
        await writeFile(join(root, 'content/images/screens', file), picture)
        console.log(`content/images/screens/${file}: ${Math.round(picture.length / 1000)} kB`)
      }
}
