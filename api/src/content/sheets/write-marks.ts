import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { Judgement } from './judge-answers.ts'

/** Writes who has reviewed or tried steps into their files; returns the paths of those that have changed. */
export function writeMarks(contentFolder: string, marked: Judgement['marked']) {
  return marked.flatMap(({ path, key, mark }) => {
    const file = `${contentFolder}/${path}`
    const before = readFileSync(file, 'utf8')
    const after = path.endsWith('.yaml') ? withNote(before, key, mark) : withMark(before, key, mark)
    if (after === before) return []
    writeFileSync(file, after)
    return path
  })
}

/** The head with one line more, or another in its place: the rest of it stays as it was written. */
function withMark(text: string, key: string, mark: Record<string, string>) {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  const line = toLine(key, mark)
  const from = lines.findIndex((one, index) => index < end && one.startsWith(`${key}:`))
  if (from < 0) return lines.toSpliced(end, 0, line).join('\n')
  const next = lines.findIndex((one, index) => index > from && /^\S/.test(one))
  return lines.toSpliced(from, next - from, line).join('\n')
}

/** A quick check is a list and has no head: a comment in its first line says who has reviewed it. */
function withNote(text: string, key: string, mark: Record<string, string>) {
  const lines = text.split('\n').filter((line) => !line.startsWith(`# ${key}:`))
  return [`# ${toLine(key, mark)}`, ...lines].join('\n')
}

const toLine = (key: string, mark: Record<string, string>) =>
  `${key}: ${stringify(mark, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`
