import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import { prepare } from './prepare.ts'

/** A real PostgreSQL: the one that DATABASE_URL names, or one of our own. Test files copy a template database. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(`${tmpdir()}/stepwise-api-`)
  const own = process.env.DATABASE_URL ? undefined : await startPostgres()
  const server = process.env.DATABASE_URL ?? own?.url('postgres') ?? ''
  const template = `stepwise_test_${process.pid}`
  await onServer(server, `create database ${template}`)
  const url = new URL(server)
  url.pathname = `/${template}`
  await prepare({ databaseUrl: url.href, dataFolder: '' }, `${folder}/content`)
  project.provide('template', { engine: 'postgres', server, template })
  project.provide('contentFolder', `${folder}/content`)
  return async () => {
    await onServer(server, `drop database ${template}`)
    await own?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
