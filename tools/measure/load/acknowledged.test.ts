import type pg from 'pg'
import { expect, test } from 'vitest'
import { createLedger } from './acknowledged.ts'

/** A database with these notes and nothing else. */
const databaseWith = (notes: Record<string, string>) => {
  const rows = Object.entries(notes).map(([key, value]) => ({ key, value }))
  const query = async (text: string) => ({ rows: text.includes('from notes') ? rows : [] })
  return { query } as unknown as pg.Client
}

test('an acknowledged write that is missing or older is lost', async () => {
  const ledger = createLedger()
  ledger.noteStored('a', 'first')
  ledger.noteStored('a', 'second')
  ledger.noteStored('b', 'gone')
  ledger.entryStored('c', 'gone too')
  ledger.stepCompleted('person', 'step')
  const lost = await ledger.lostIn(databaseWith({ a: 'first' }))
  expect(lost).toEqual(['note a', 'note b', 'entry c', 'completion person step'])
})

test('an edit without an answer may have been stored or not', async () => {
  const ledger = createLedger()
  ledger.noteStored('a', 'first')
  ledger.noteSent('a', 'second')
  expect(await ledger.lostIn(databaseWith({ a: 'first' }))).toEqual([])
  expect(await ledger.lostIn(databaseWith({ a: 'second' }))).toEqual([])
  expect(await ledger.lostIn(databaseWith({ a: 'neither' }))).toEqual(['note a'])
})
