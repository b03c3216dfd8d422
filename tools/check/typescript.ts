// The one place that imports TypeScript's own API, which is not stable yet. Of a new version that changes something this file does not
// compile, or rules/bare-text/bare-text.test.ts fails.
export type { JsxChild, JsxOpeningLikeElement, Node, SourceFile } from 'typescript/unstable/ast'
export { SyntaxKind } from 'typescript/unstable/ast'
export {
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
} from 'typescript/unstable/ast/is'
export {
  API,
  type Checker,
  SignatureKind,
  type Symbol as TypeSymbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'
