/** Pictures a second in every film. Sentences start on one of them, and thumbnails are taken from them. */
export const FRAMES_PER_SECOND = 25
