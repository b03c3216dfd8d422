import {
  type Checker,
  isBinaryExpression,
  isConditionalExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  type JsxChild,
  type JsxOpeningLikeElement,
  type Node,
  SymbolFlags,
  SyntaxKind,
  type Type,
  TypeFlags,
} from '../../typescript.ts'

/** What a child of an element can be in the document. */
export interface Shape {
  /** `any`: what a caller puts in here. */
  text: 'none' | 'fixed' | 'changing' | 'any'
  /** An element may appear, disappear or be replaced. */
  isFixed: boolean
  /** React sets it as the textContent of the element whose only child it is, or removes all of it. */
  isLoneText: boolean
}

export const nothing: Shape = { text: 'none', isFixed: true, isLoneText: false }

export function findShape(child: JsxChild, checker: Checker): Shape {
  if (isJsxText(child)) return { text: child.text.trim() === '' ? 'none' : 'fixed', isFixed: true, isLoneText: true }
  if (isJsxFragment(child)) return { ...nothing, isFixed: false }
  if (isJsxExpression(child)) {
    const { expression } = child
    const shape = expression ? shapeOfExpression(expression, checker) : nothing
    return { ...shape, isFixed: shape.isFixed && !isChoice(expression) }
  }
  const opening = isJsxElement(child) ? child.openingElement : child
  const { tagName } = opening
  if (isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return nothing
  if (isVariable(tagName, checker)) return { ...nothing, isFixed: false }
  const type = findReturnType(opening, checker)
  // Its own children are looked at where they are, also what it does with them.
  return type && !isAnyNode(listTypes(type)) ? { ...shapeOfType(type, checker), isLoneText: false } : nothing
}

function findReturnType(opening: JsxOpeningLikeElement, checker: Checker): Type | undefined {
  const signature = checker.getResolvedSignature(opening)
  return signature && checker.getReturnTypeOfSignature(signature)
}

/** A text and what a caller gives are one type, so each is looked at by itself. */
function shapeOfExpression(expression: Node, checker: Checker): Shape {
  const type = checker.getTypeAtLocation(expression)
  const shape = type ? shapeOfType(type, checker) : nothing
  if (shape.text !== 'any') return shape
  const isOneOfThemText = listBranches(expression).some((branch) =>
    ['fixed', 'changing'].includes(branch === expression ? 'any' : shapeOfExpression(branch, checker).text),
  )
  return isOneOfThemText ? { ...shape, text: 'changing' } : shape
}

/** What an expression with conditions may come to. */
export function listBranches(node: Node): Node[] {
  if (isParenthesizedExpression(node)) return listBranches(node.expression)
  if (isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(listBranches)
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = SyntaxKind
  if (!isBinaryExpression(node)) return [node]
  if (node.operatorToken.kind === AmpersandAmpersandToken) return listBranches(node.right)
  const isEither = [BarBarToken, QuestionQuestionToken].includes(node.operatorToken.kind)
  return isEither ? [node.left, node.right].flatMap(listBranches) : [node]
}

export function shapeOfType(type: Type, checker: Checker): Shape {
  const parts = listTypes(type)
  if (isAnyNode(parts)) return { text: 'any', isFixed: false, isLoneText: true }
  const lists = parts.filter((part) => checker.isArrayLikeType(part))
  const items = lists
    .flatMap((list) => checker.getTypeArguments(list as Parameters<Checker['getTypeArguments']>[0]))
    .flatMap(listTypes)
  const isFixed = parts.length === 1 && lists.length === 0
  // Each text of a list is a node that React remembers, even where the list is all there is.
  if (items.some(isText)) return { text: 'changing', isFixed: false, isLoneText: false }
  if (!parts.some(isText)) return { text: 'none', isFixed, isLoneText: false }
  const isConstant = parts.length === 1 && ((parts[0] as Type).flags & TypeFlags.StringLiteral) !== 0
  if (isConstant) return { text: 'fixed', isFixed: true, isLoneText: true }
  return { text: 'changing', isFixed: parts.every(isText), isLoneText: true }
}

const listTypes = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type])

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
