import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from './engines.ts'

/**
 * A database of a test's own: filled like the template, or empty. `remove` deletes it; by itself, a test's database goes
 * when the test has finished.
 */
export async function ownDatabase(options: { empty?: boolean; keep?: boolean } = {}) {
  const made = inject('template').engine === 'embedded' ? makeEmbedded(options) : await makePostgres(options)
  if (!options.keep) onTestFinished(made.remove)
  return made
}

interface OwnDatabase {
  settings: DatabaseSettings
  remove: () => Promise<void>
}

function makeEmbedded({ empty }: { empty?: boolean }): OwnDatabase {
  const template = inject('template')
  const dataFolder = mkdtempSync(`${tmpdir()}/stepwise-api-`)
  if (template.engine === 'embedded' && !empty) cpSync(template.folder, dataFolder, { recursive: true })
  return {
    settings: { databaseUrl: undefined, dataFolder },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  }
}

async function makePostgres({ empty }: { empty?: boolean }): Promise<OwnDatabase> {
  const template = inject('template')
  if (template.engine !== 'postgres') throw new Error('The template is no PostgreSQL.')
  const name = `${template.template}_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: template.server })
  await client.connect()
  await client.query(`create database ${name}${empty ? '' : ` template ${template.template}`}`)
  const url = new URL(template.server)
  url.pathname = `/${name}`
  return {
    settings: { databaseUrl: url.href, dataFolder: '' },
    remove: async () => {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.end()
    },
  }
}
