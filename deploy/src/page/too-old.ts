import type { Edition } from '@stepwise/shared/contracts'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import { supportedBrowsers } from '@stepwise/shared/contracts/supported-browsers'

/**
 * Runs before all other scripts, in words that any browser understands. What it asks for is in all supported browsers
 * (shared/contracts/supported-browsers.ts) and not all of it in those before them: `color-mix` came with Chrome 111 and Safari 16.2,
 * `toSorted` with Firefox 115. Where it is missing, no other script of ours runs, as half of them would fail, and the notice is shown.
 */
export const tooOldTest = `(function () {
var isNew = window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in srgb, red, red)')
if (isNew && [].toSorted && [].findLast && [].at && Object.hasOwn && window.structuredClone) return
var policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = "script-src 'none'"
document.head.appendChild(policy)
document.addEventListener('DOMContentLoaded', function () {
var starting = document.getElementById('starting')
starting.parentNode.removeChild(starting)
document.body.insertBefore(document.getElementById('too-old').content, document.body.firstChild)
})
})()`

/**
 * What someone with an older browser sees first on every page (docs/product/browsers.md#too-old); `isWholePage`: and nothing else. A
 * template, so that no script and no style sheet finds it in other browsers. Its colours are legible in any theme.
 */
export function tooOldNotice(edition: Edition, { isWholePage }: { isWholePage: boolean }): string {
  const { chrome, firefox, safari } = supportedBrowsers
  const product = productTitles[edition]
  const [element, heading] = isWholePage ? ['main', 'h1'] : ['section', 'h2']
  return `<template id="too-old"><style>${styles}</style><${element} class="too-old" aria-labelledby="too-old-title">
<${heading} id="too-old-title">This browser is too old for ${product}</${heading}>
<p>You cannot sign in with it. What you have saved is safe: sign in with a newer browser, here or on another device.</p>
<p>${product} needs Chrome ${chrome}, Edge ${chrome}, Firefox ${firefox} or Safari ${safari}, or a later version.</p>
<p>What still works: you can read the public pages${isWholePage ? examples : ''}, and write to us with <a href="/#connect-block">the contact form</a>.</p>
</${element}></template>`
}

/** Not before the skip link of a public page, which has its own menu. */
const examples = ', such as <a href="/">the start page</a> and <a href="/resources">the resources</a>'

const styles = [
  '.too-old{padding:1rem 1.5rem;border-bottom:2px solid #fff;background:#1b2333;color:#fff;font:1.125rem/1.5 system-ui,sans-serif}',
  '#too-old-title{margin:0;font-size:1.5rem}',
  '.too-old p{max-width:44rem;margin:.5rem 0 0}',
  '.too-old a{color:#fff;text-decoration:underline}',
].join('')
