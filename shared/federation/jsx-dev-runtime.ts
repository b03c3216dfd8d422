import type { ElementType, Key } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * Stands in for `react/jsx-dev-runtime` in development builds. React's own is made for React's development build, and throws when a remote that
 * is developed on this machine is shown in a product that was built for production (docs/product/qa.md#panel).
 */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, hasStaticChildren: boolean) =>
  hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key)

export { Fragment }
