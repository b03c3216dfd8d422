/** Films that are still bullet points beside a drawing, or lines in a drawn list. The list may only shrink. */
export const withoutScenes = [
]
