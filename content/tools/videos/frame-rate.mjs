/** Pictures a second in every film. */
export const FRAMES_PER_SECOND = 25
