import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { breakingStatements, changedTables } from './migrations.ts'

const folder = join(root, 'api', 'src', 'database', 'migrations')
/** From here on a new version is started beside the one before it. */
const first = '0014'

test.each([
  ['alter table notes drop column video_time', 'removes'],
  ['alter table notes drop video_time', 'removes a column'],
  ['drop table notes', 'removes'],
  ['alter table notes rename column content to body', 'renames'],
  ['alter table notes alter column video_time set not null', 'refuses rows'],
  ['alter table notes alter column content type jsonb', 'changes a type'],
  ['alter table notes add column colour text not null', 'adds a column'],
  ['alter table notes add column a text default 1, add column b text not null', 'adds a column'],
  ['create table a (b text); Alter Table notes\n  DROP\n COLUMN video_time;', 'removes'],
])('%s is refused', (sql, reason) => {
  expect(breakingStatements(sql).join()).toContain(reason)
})

test.each([
  "alter table notes add column colour text not null default 'red'",
  'alter table notes add column colour text, add constraint short check (length(colour) is not null)',
  'create table pens (id uuid primary key, colour text not null, type text not null)',
  'alter table notes drop constraint notes_step_id_fkey',
  "insert into pages (title) values ('Rename; drop table')",
  '-- contract: nothing has read it since version 1.4\nalter table notes drop column video_time',
])('%s is what the version before can live with', (sql) => {
  expect(breakingStatements(sql)).toEqual([])
})

test('tables that were there and are changed, not those that are new', () => {
  const first = 'create table pens (id uuid);\ncreate index on pens (id);\nalter table notes add column pen uuid;'
  const second = 'create unique index by_day\n  on reflections (user_id, date);\ninsert into badges (code) values (1)'
  expect(changedTables([first, second])).toEqual(['badges', 'notes', 'reflections'])
})

const added = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= first)
test.each(added)('the version before can live with %s', (name) => {
  expect(breakingStatements(readFileSync(join(folder, name), 'utf8'))).toEqual([])
})
