import {
  type Checker,
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  type JsxChild,
  type JsxOpeningLikeElement,
  type Node,
  SignatureKind,
  type TypeSymbol,
} from '../../typescript.ts'
import { findShape, listBranches, nothing, type Shape, shapeOfType } from './shapes.ts'

/**
 * Properties of components whose content is beside something: the declaration of each, with whether what is beside it stays as it is.
 * A text that is given to one is there bare.
 */
export type Slots = Map<string, { areOthersFixed: boolean }>

/** Adds the slot that this child of an element is, if it is what a caller gives (`{children}`, `{icon}`, `{form(values)}`). */
export function addSlot(slots: Slots, child: JsxChild, areOthersFixed: boolean, checker: Checker): void {
  if (!isJsxExpression(child) || !child.expression) return
  for (const branch of listBranches(child.expression)) {
    const symbol = givenProperty(branch, checker)
    const key = symbol && buildKey(symbol)
    if (key) slots.set(key, { areOthersFixed: areOthersFixed && (slots.get(key)?.areOthersFixed ?? true) })
  }
}

function givenProperty(expression: Node, checker: Checker): TypeSymbol | undefined {
  if (isCallExpression(expression)) return givenProperty(expression.expression, checker)
  if (isPropertyAccessExpression(expression)) return checker.getSymbolAtLocation(expression.name)
  const declaration = isIdentifier(expression) && checker.getSymbolAtLocation(expression)?.valueDeclaration?.resolve()
  if (!declaration || !isBindingElement(declaration)) return
  const type = checker.getTypeAtLocation(declaration.parent)
  const name = (declaration.propertyName ?? declaration.name)?.getText()
  return type && name ? checker.getPropertyOfType(type, name) : undefined
}

function buildKey(symbol: TypeSymbol): string | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations[0]
  return declaration && !declaration.path.includes('node_modules')
    ? `${declaration.path}:${declaration.index}`
    : undefined
}

/** The texts that this element gives to slots of its component. */
export function textsInSlots(
  opening: JsxOpeningLikeElement,
  children: readonly JsxChild[],
  slots: Slots,
  checker: Checker,
): Node[] {
  if (isIdentifier(opening.tagName) && /^[a-z]/.test(opening.tagName.text)) return []
  const props = checker.getResolvedSignature(opening)?.getParameters()[0]
  const type = props && checker.getTypeOfSymbol(props)
  if (!type) return []
  const isBare = (name: string, { text }: Shape) => {
    const property = checker.getPropertyOfType(type, name)
    const slot = slots.get((property && buildKey(property)) ?? '')
    return slot !== undefined && (text === 'changing' || (text === 'fixed' && !slot.areOthersFixed))
  }
  const [only, ...others] = children
  const found: Node[] = only && others.length === 0 && isBare('children', findShape(only, checker)) ? [only] : []
  for (const attribute of opening.attributes.properties) {
    if (!isJsxAttribute(attribute) || !attribute.initializer) continue
    const { initializer } = attribute
    const given = isJsxExpression(initializer) ? initializer.expression : initializer
    if (given && isBare(attribute.name.getText(), shapeOfGiven(given, checker))) found.push(given)
  }
  return found
}

function shapeOfGiven(given: Node, checker: Checker): Shape {
  if (isStringLiteral(given)) return { text: 'fixed', isFixed: true, isLoneText: true }
  const type = checker.getTypeAtLocation(given)
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const content = call ? checker.getReturnTypeOfSignature(call) : type
  return content ? shapeOfType(content, checker) : nothing
}
