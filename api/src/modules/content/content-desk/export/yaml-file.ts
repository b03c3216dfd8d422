import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isNode, isScalar, parseDocument, type YAMLMap } from 'yaml'

/** The YAML of a file, changed by `change`; what is not changed keeps its comments and its form. */
export function changeYaml(text: string, change: (document: Document) => void) {
  const document: Document = parseDocument(text)
  change(document)
  // Text is one line each paragraph, as authors write it; lists in brackets have no spaces inside.
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, blockQuote: 'literal' })
}

/** The map at the top of a file. @throws Error when there is another thing */
export function requireMap({ contents }: Document): YAMLMap {
  if (!isMap(contents)) throw new Error('The file holds no keys.')
  return contents
}

/**
 * Sets the keys of a map. One that has the value already stays as it is written, and one whose value is empty (text) or false is left
 * out, because that is what its absence means.
 */
export function setKeys(document: Document, map: YAMLMap, values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) {
    const node = map.get(key, true)
    if (value === '' || value === false) map.delete(key)
    else if (isScalar(node) && typeof value === 'string' && !value.includes('\n')) node.value = value
    else if (!isNode(node) || !isDeepStrictEqual(node.toJS(document), value)) map.set(key, document.createNode(value))
  }
}
