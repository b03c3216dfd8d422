import { relative } from 'node:path'
import {
  API,
  type Checker,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  type JsxChild,
  type Node,
  type SourceFile,
} from '../../typescript.ts'
import { findShape } from './shapes.ts'
import { addSlot, type Slots, textsInSlots } from './slots.ts'

const advice =
  'Whatever wraps text nodes (a translator, a reading helper) makes React throw here, or leaves the old words. Give it an element of its ' +
  'own, or join it and its neighbours to one template string (docs/decisions/050-text-nodes-and-translators.md)'

/**
 * The texts of the components of this TypeScript project (its tsconfig.json, by path) that are beside something and may change, come
 * or go, or are beside something that comes and goes: one line each, with the file (from `root`), the line and what to do. Also those in
 * a list, those that a component is, and those that are given to a component that puts them there.
 */
export function bareTexts(root: string, tsconfig: string): string[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProject: tsconfig }).getProjects()
    if (!project) throw new Error(`No project: ${tsconfig}`)
    const { program, checker } = project
    const files = program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx') && !name.includes('node_modules'))
      .flatMap((name) => program.getSourceFile(name) ?? [])
    const slots: Slots = new Map()
    const bare = files.map((file) => ({
      file,
      nodes: visitElements(file, (node) => bareChildren(node, slots, checker)),
    }))
    return bare.flatMap(({ file, nodes }) => {
      const given = slots.size === 0 ? [] : visitElements(file, (node) => givenTexts(node, slots, checker))
      return [...nodes, ...given].map((node) => problemAt(node, file, relative(root, file.fileName)))
    })
  } finally {
    api.close()
  }
}

function problemAt(node: Node, file: SourceFile, path: string): string {
  const at = node.getStart(file)
  const line = file.getLineAndCharacterOfPosition(at).line + 1
  return `${path}:${line} ${file.text.slice(at, node.end).trim().split('\n')[0]}\n  ${advice}`
}

function visitElements(file: SourceFile, find: (node: Node) => readonly Node[]): Node[] {
  const found: Node[] = []
  const visit = (node: Node) => {
    found.push(...find(node))
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Also adds what is beside something and comes from a caller to the slots. */
function bareChildren(node: Node, slots: Slots, checker: Checker): JsxChild[] {
  const isFragment = isJsxFragment(node)
  if (!isJsxElement(node) && !isFragment) return []
  const rendered = node.children.filter(isRendered)
  const shapes = rendered.map((child) => ({ child, ...findShape(child, checker) }))
  const isAlone = rendered.length < 2 && !isFragment
  return shapes.flatMap(({ child, text, isLoneText }) => {
    if (isAlone && isLoneText) return []
    const areOthersFixed = !isFragment && shapes.every((other) => other.child === child || other.isFixed)
    if (text === 'any') addSlot(slots, child, areOthersFixed, checker)
    return text === 'changing' || (text === 'fixed' && !areOthersFixed) ? [child] : []
  })
}

function givenTexts(node: Node, slots: Slots, checker: Checker): Node[] {
  if (isJsxSelfClosingElement(node)) return textsInSlots(node, [], slots, checker)
  return isJsxElement(node) ? textsInSlots(node.openingElement, node.children.filter(isRendered), slots, checker) : []
}

const isRendered = (child: JsxChild) =>
  isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !isJsxExpression(child) || child.expression !== undefined
