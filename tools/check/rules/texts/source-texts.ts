import { relative } from 'node:path'
import {
  API,
  isImportDeclaration,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
  type Node,
} from '../../typescript.ts'

export interface SourceText {
  /** From the root, with slashes. */
  path: string
  line: number
  text: string
}

/** What a program of this TypeScript project (its tsconfig.json, by path) may say to someone: its texts, without names, addresses and SQL. */
export function sourceTexts(root: string, tsconfig: string): SourceText[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProject: tsconfig }).getProjects()
    if (!project) throw new Error(`No project: ${tsconfig}`)
    const { program } = project
    const names = program.getSourceFileNames().filter((name) => !name.includes('node_modules'))
    return names.flatMap((name) => {
      const file = program.getSourceFile(name)
      if (!file || !/\.tsx?$/.test(name)) return []
      const path = relative(root, name).replaceAll('\\', '/')
      return textNodes(file).map((node) => ({
        path,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        text: extractWords((node as Node & { text: string }).text),
      }))
    })
  } finally {
    api.close()
  }
}

const kinds = [
  isStringLiteral,
  isNoSubstitutionTemplateLiteral,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
  isJsxText,
]

function textNodes(file: Node) {
  const found: Node[] = []
  const visit = (node: Node) => {
    // Tagged templates are SQL.
    if (isImportDeclaration(node) || isTaggedTemplateExpression(node)) return
    if (kinds.some((isKind) => isKind(node as never)) && isText(extractWords((node as Node & { text: string }).text)))
      found.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Without tags, of which a part of a template may have a piece. */
const extractWords = (text: string) =>
  text
    .replaceAll(/<[^<>]*(>|$)|^[^<>]*>/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')

/** Words, not a name of the code, an address, a call or a column. */
const isText = (text: string) => /^[A-Z“]|\s/.test(text) && !/^(GET|PUT|POST|DELETE) \/|^[\w.]+ as \w+$/.test(text)
