/** A part of the page as assistive technology gets it. Any role if left out: browsers give none to a password field. */
export interface Target {
  role?: string
  name: string
}

/** Keys that a journey presses, by their names in the DOM. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'Home' | 'End'

/**
 * A page of a browser, as far as a journey needs it: what a person does with the keyboard, and what they can hear. Roles and names are
 * computed by the browser itself, not by us.
 */
export interface EnginePage {
  /** Loads an address of the product, as typed into the address bar. */
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  press: (key: Key) => Promise<void>
  type: (text: string) => Promise<void>
  /** Whether what has the focus has this role and name. */
  isFocused: (target: Target) => Promise<boolean>
  /** What has the focus, for messages: the beginning of its HTML. */
  focused: () => Promise<string>
  /** The text that can be seen. */
  text: () => Promise<string>
  /** The value of a JavaScript expression in the page; it must be JSON. */
  read: <T>(expression: string) => Promise<T>
  /** Errors that the page has printed or not caught. */
  faults: () => Promise<string[]>
}

/** A running browser. Each page has cookies and storage of its own. */
export interface Engine {
  newPage: (address: string) => Promise<{ page: EnginePage; close: () => Promise<void> }>
  close: () => Promise<void>
}
