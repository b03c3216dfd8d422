import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { prepare } from './prepare.ts'

/** One embedded database is made and filled; test files copy it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(`${tmpdir()}/stepwise-api-`)
  const settings = { databaseUrl: undefined, dataFolder: `${folder}/template` }
  await prepare(settings, `${folder}/content`)
  project.provide('template', { engine: 'embedded', folder: settings.dataFolder })
  project.provide('contentFolder', `${folder}/content`)
  return () => rmSync(folder, { recursive: true, force: true })
}
