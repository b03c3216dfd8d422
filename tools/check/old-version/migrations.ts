import { readFileSync } from 'node:fs'

/**
 * What the version before cannot live with while it still runs. It may be in a migration two versions later, when nothing uses what goes,
 * below a line `-- contract: ` with the reason (docs/decisions/037-backward-compatible-migrations.md).
 */
const breaking: [RegExp, string][] = [
  [/\bdrop\s+(table|view|type|extension|schema|column)\b/, 'removes what the version before may use'],
  [/\balter\s+table\b[^;]*?\bdrop\s+(?!constraint|default|not|column)/, 'removes a column'],
  [/\brename\b/, 'renames what the version before asks for by its old name'],
  [/\bset\s+not\s+null\b/, 'refuses rows that the version before writes'],
  [/\balter\s+type\b|\balter\s+column\b[^,;]*?\btype\b/, 'changes a type that the version before expects'],
]

/** The reasons why the version before could not run on a database that has this migration. */
export function breakingStatements(sql: string): string[] {
  return splitStatements(sql).flatMap((statement) => {
    const reasons = breaking.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason)
    if (needsColumn(statement)) reasons.push('adds a column that rows of the version before do not have')
    return [...new Set(reasons)].map((reason) => `"${statement.split('\n')[0]}" ${reason}`)
  })
}

/** In small letters, without comments and texts; without those with a reason above them. */
function splitStatements(sql: string) {
  const isMeant = '/*contract*/'
  return sql
    .replaceAll(/^\s*-- contract: \S.*$/gm, isMeant)
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim().replaceAll(/[^\S\n]+/g, ' '))
    .filter((statement) => !statement.includes(isMeant))
}

/** The tables that were there before these migrations and are changed by them. */
export function changedTables(migrations: string[]): string[] {
  const statements = migrations.flatMap(splitStatements)
  const named = (pattern: RegExp) => statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? [])
  const made = named(/^create table (?:if not exists )?(\w+)/)
  const changed = [
    ...named(/^(?:alter table|update|insert into|delete from) (?:only )?(\w+)/),
    ...named(/^create (?:unique )?index\b.*?\bon (\w+)/s),
    ...named(/^create (?:or replace )?trigger\b.*?\bon (\w+)/s),
  ]
  return [...new Set(changed)].filter((table) => !made.includes(table)).sort()
}

/** Whether a table that is there gets a column that is not null and has no default. */
function needsColumn(statement: string) {
  if (!statement.startsWith('alter table')) return false
  const added = statement.split(/\badd\s+/).slice(1)
  const columns = added.filter((one) => !/^(constraint|primary|unique|check|foreign)\b/.test(one))
  return columns.some((column) => /\bnot\s+null\b/.test(column) && !/\b(default|generated)\b/.test(column))
}

export interface VersionBefore {
  commit: string
  why: string
  /** Tests of that version that cannot hold on a newer schema, by their whole name. */
  excluded: { test: string; reason: string }[]
}

/** The version whose API must be able to run on today's tables. */
export function versionBefore(): VersionBefore {
  const file = new URL('../../../api/test/old-version/version-before.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
