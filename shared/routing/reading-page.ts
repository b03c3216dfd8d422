/** Whether the page is one of those whose top bar has "Accessibility settings" (docs/product/display.md#opener). */
export const isReadingPage = (pathname: string): boolean => /^\/(flows|tutorials|favourites)(\/|$)/.test(pathname)
