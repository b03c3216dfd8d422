import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { otherNames } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { makeScriptPage } from './script-page.ts'

interface Where {
  contentFolder: string
  log: (line: string) => void
}

/** Only these commands need the tools of the films, which a server need not have. */
const tools = () => import('../../content/tools/videos/recordings.mjs')

/**
 * Writes the sheet of a person who records a film (content/README.md#recordings).
 * @throws UserFacingError when there is no such film
 */
export async function writeScript(film: string, { contentFolder, log, folder }: Where & { folder: string }) {
  const script = await readFilm(film, contentFolder)
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/script-${film}.html`
  writeFileSync(file, makeScriptPage(script))
  log(file)
  const count = script.sentences.filter((sentence) => sentence.file).length
  log(`${count} sentences. Check the recordings: npm run content -- voices content/voice/${film}`)
}

/**
 * Checks the recordings in a folder, whose name is that of the film.
 * @returns whether each sentence has a good one
 * @throws UserFacingError when there is no such film
 */
export async function checkVoices(folder: string, { contentFolder, log }: Where) {
  const script = await readFilm(basename(resolve(folder)), contentFolder)
  const { wanted, missing, bad, others } = (await tools()).checkRecordings(script, folder)
  for (const { file, text, problems } of bad) {
    log(`${file}  ${text}`)
    for (const problem of problems) log(`  ${problem}`)
  }
  if (missing.length > 0) log('Missing:')
  for (const { file, text } of missing) log(`  ${file}  ${text}`)
  if (others.length > 0) log('Of no sentence of this film. Have its words changed?')
  for (const file of others) log(`  ${file}`)
  log(`${wanted - missing.length - bad.length} of ${wanted} sentences have a good recording.`)
  return missing.length === 0 && bad.length === 0
}

async function readFilm(film: string, contentFolder: string) {
  const { listFilms, readScript } = await tools()
  const films = listFilms(contentFolder)
  if (films.includes(film)) return readScript(contentFolder, film)
  throw new UserFacingError([`There is no film "${film}". ${otherNames(film, films, 'There are:')}`])
}
