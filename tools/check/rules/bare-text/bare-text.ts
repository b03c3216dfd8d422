import { relative } from 'node:path'
import type { JsxChild, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isConditionalExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

const advice =
  'Whatever wraps text nodes (a translator, a reading helper) makes React throw here, or leaves the old words. Give it an element of its ' +
  'own, or join it and its neighbours to one template string (docs/decisions/050-text-nodes-and-translators.md)'

/** What a child of an element can be in the document. */
interface Shape {
  text: 'none' | 'fixed' | 'changing'
  /** An element may appear, disappear or be replaced. */
  isFixed: boolean
}

/**
 * The texts of the components of this TypeScript project (its tsconfig.json, by path) that stand beside something and may change, come
 * or go, or stand beside something that comes and goes: one line each, with the file (from `root`), the line and what to do.
 */
export function bareTexts(root: string, tsconfig: string): string[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProject: tsconfig }).getProjects()
    if (!project) throw new Error(`No project: ${tsconfig}`)
    const { program, checker } = project
    const files = program.getSourceFileNames().filter((name) => name.endsWith('.tsx') && !name.includes('node_modules'))
    return files.flatMap((name) => {
      const file = program.getSourceFile(name)
      return file ? bareTextsOf(file, relative(root, name), checker) : []
    })
  } finally {
    api.close()
  }
}

function bareTextsOf(file: SourceFile, path: string, checker: Checker): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const child of bareChildren(node.children, isJsxFragment(node), checker)) {
        const at = child.getStart(file)
        const line = file.getLineAndCharacterOfPosition(at).line + 1
        found.push(`${path}:${line} ${file.text.slice(at, child.end).trim().split('\n')[0]}\n  ${advice}`)
      }
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

function bareChildren(children: readonly JsxChild[], isFragment: boolean, checker: Checker): JsxChild[] {
  const rendered = children.filter(isRendered)
  // The one text of an element is set as its textContent, which works whatever stands in it. A fragment has no element.
  if (rendered.length < 2 && !isFragment) return []
  const shapes = rendered.map((child) => ({ child, ...shapeOf(child, checker) }))
  const isBare = ({ child, text }: (typeof shapes)[number]) =>
    text === 'changing' ||
    (text === 'fixed' && (isFragment || shapes.some((other) => other.child !== child && !other.isFixed)))
  return shapes.filter(isBare).map(({ child }) => child)
}

const isRendered = (child: JsxChild) =>
  isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !isJsxExpression(child) || child.expression !== undefined

function shapeOf(child: JsxChild, checker: Checker): Shape {
  if (isJsxText(child)) return { text: child.text.trim() === '' ? 'none' : 'fixed', isFixed: true }
  if (isJsxFragment(child)) return { text: 'none', isFixed: false }
  if (isJsxExpression(child)) {
    const type = child.expression && checker.getTypeAtLocation(child.expression)
    const shape = type ? shapeOfType(type, checker) : { text: 'none' as const, isFixed: true }
    return { ...shape, isFixed: shape.isFixed && !isChoice(child.expression) }
  }
  const opening = isJsxSelfClosingElement(child) ? child : child.openingElement
  const { tagName } = opening
  if (isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return { text: 'none', isFixed: true }
  if (isVariable(tagName, checker)) return { text: 'none', isFixed: false }
  const signature = checker.getResolvedSignature(opening)
  const type = signature && checker.getReturnTypeOfSignature(signature)
  return type && !isAnyNode(partsOf(type)) ? shapeOfType(type, checker) : { text: 'none', isFixed: true }
}

function shapeOfType(type: Type, checker: Checker): Shape {
  const parts = partsOf(type)
  // What a caller puts in here is looked at in its file.
  if (isAnyNode(parts)) return { text: 'none', isFixed: false }
  const lists = parts.filter((part) => checker.isArrayLikeType(part))
  const items = lists.flatMap((list) => checker.getTypeArguments(list as Parameters<Checker['getTypeArguments']>[0]))
  const texts = [...parts, ...items.flatMap(partsOf)].filter(isText)
  if (texts.length === 0) return { text: 'none', isFixed: parts.length === 1 && lists.length === 0 }
  const isConstant = parts.length === 1 && ((parts[0] as Type).flags & TypeFlags.StringLiteral) !== 0
  return isConstant ? { text: 'fixed', isFixed: true } : { text: 'changing', isFixed: parts.every(isText) }
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type])

/** No helper wraps a space, and for '' there is no text node: it and 0 are left of `condition && <Part />`. */
const isText = (type: Type) =>
  (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike)) !== 0 &&
  !('value' in type && (type.value === 0 || String(type.value).trim() === ''))

/** ReactNode: anything. */
const isAnyNode = (parts: readonly Type[]) =>
  parts.some(
    (part) => part.flags & TypeFlags.Object && ['Iterable', 'ReactPortal'].includes(part.getSymbol()?.name ?? ''),
  )

/** Of two elements, one takes the other's place. */
function isChoice(node: Node | undefined): boolean {
  if (node && isParenthesizedExpression(node)) return isChoice(node.expression)
  return node !== undefined && isConditionalExpression(node) && [node.whenTrue, node.whenFalse].some(isElement)
}

const isElement = (node: Node): boolean =>
  isParenthesizedExpression(node) ? isElement(node.expression) : isJsxElement(node) || isJsxSelfClosingElement(node)

/** `<Icon />`, where Icon is one of several components. */
function isVariable(tagName: Node, checker: Checker): boolean {
  const symbol = checker.getSymbolAtLocation(tagName)
  if (!symbol || !(symbol.flags & SymbolFlags.Variable)) return false
  const declaration = symbol.valueDeclaration?.resolve()
  const isTopLevel = declaration?.parent?.parent?.parent && 'fileName' in declaration.parent.parent.parent
  return !isTopLevel
}
