/** Loads the page again. A function of our own, because a test cannot replace the browser's. */
export const reloadPage = () => location.reload()
