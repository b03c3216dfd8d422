// What our tests use of jsdom; its own types are a package that nothing else here needs.
declare module 'jsdom' {
  type Page = Window & typeof globalThis
  export class VirtualConsole {
    on(event: 'jsdomError', heard: (error: Error) => void): this
  }
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        url?: string
        runScripts?: 'dangerously'
        virtualConsole?: VirtualConsole
        beforeParse?: (page: Page) => void
      },
    )
    readonly window: Page
  }
}
