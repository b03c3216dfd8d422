/** ofetch names a type of undici, whose own types would bring all of Node's into the browser's world (tsconfig.browser.json). */
export type Dispatcher = never
