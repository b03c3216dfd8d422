import type {
  badgeBodySchema,
  directivesBodySchema,
  StepBody,
  softwareBodySchema,
} from '@stepwise/shared/contracts/document'
import type { PageBody, PagePlace } from '@stepwise/shared/contracts/page'
import { isMap, isSeq, stringify, YAMLMap, type YAMLSeq } from 'yaml'
import type { z } from 'zod'
import { changeYaml, requireMap, setKeys } from './yaml-file.ts'

// Each takes the text of a file of content/ and gives it with another body. What is not of the body stays as it is written.

const fence = '---'

/** The file of a step: its head keeps comments and other keys. */
export function stepFile(file: string, { name, tip, text, more }: StepBody) {
  const lines = file.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf(fence, 1)
  const head = changeYaml(lines.slice(1, end).join('\n'), (document) => {
    setKeys(document, requireMap(document), { name, tip })
  })
  const parts = [text, ...(more === '' ? [] : ['<!-- more -->', more])].filter((part) => part !== '')
  return `${fence}\n${head}${fence}\n${parts.map((part) => `${part}\n`).join('\n')}`
}

/** The file of a page: a block that has not changed keeps its form and comments. */
export function pageFile(file: string, { title, lead, blocks }: PageBody) {
  return changeYaml(file, (document) => {
    const map = requireMap(document)
    const before = map.get('blocks')
    setKeys(document, map, { title, lead })
    map.set('blocks', buildItems(document, isSeq(before) ? before : undefined, 'id', blocks))
  })
}

/** The head of a file for a page that has none; {@link pageFile} writes the rest. */
export function newPageFile({ address, area, access, editions, linked }: PagePlace) {
  return stringify({ address, area, access, editions, ...(linked.length > 0 && { linked }) })
}

export function softwareFile(file: string, { name, description }: z.output<typeof softwareBodySchema>) {
  return changeYaml(file, (document) => setKeys(document, requireMap(document), { name, description }))
}

/** The file of all badges, with another body of one. */
export function badgesFile(file: string, code: string, { name, criterion, pro }: z.output<typeof badgeBodySchema>) {
  return changeYaml(file, (document) => {
    const badges = isSeq(document.contents) ? document.contents.items : []
    const badge = badges.find((item) => isMap(item) && item.get('code') === code)
    if (isMap(badge)) setKeys(document, badge as YAMLMap, { name, criterion, criterionPro: pro })
  })
}

export function essayWordsFile(file: string, { words }: z.output<typeof directivesBodySchema>) {
  return changeYaml(file, (document) => {
    const before = isSeq(document.contents) ? document.contents : undefined
    document.contents = buildItems(document, before, 'directive', words)
  })
}

/** A list of maps in the order of `values`; one that was there before, by `key`, is changed and not written again. */
function buildItems(
  document: Parameters<typeof setKeys>[0],
  before: YAMLSeq | undefined,
  key: string,
  values: readonly Record<string, unknown>[],
) {
  const known = new Map((before?.items ?? []).flatMap((item) => (isMap(item) ? [[item.get(key), item]] : [])))
  const list = document.createNode([]) as YAMLSeq
  list.commentBefore = before?.commentBefore ?? null
  list.items = values.map((value) => {
    const item = (known.get(value[key]) ?? new YAMLMap(document.schema)) as YAMLMap
    for (const { key: name } of [...item.items]) if (!(String(name) in value)) item.delete(name)
    setKeys(document, item, value)
    return item
  })
  return list
}
