import { isRecord } from './same-body.ts'

// A text has parts that are changed, added and removed as one: a block, a directive, any other field. Each has a key, which is the same
// in every version of the text.

/** The lists of a body whose items are parts, with the field by which an item is known. */
const lists = { blocks: ['block', 'id'], words: ['word', 'directive'] } as const

export type PartList = keyof typeof lists
export const partLists = Object.keys(lists) as PartList[]

/** “block samaritans”. */
export const partKey = (list: PartList, name: string) => `${lists[list][0]} ${name}`

/** A key for each item. One that comes again is numbered; one without a name, which no form can change, is known by all that it says. */
export function buildKeys(list: PartList, items: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = isRecord(item) ? item[lists[list][1]] : undefined
    const key = partKey(list, typeof name === 'string' ? name : `\0${sortedJson(item)}`)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? key : `${key}\0${count}`
  })
}

/** The database sorts the keys of what it stores. */
const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    isRecord(inner) && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  )
