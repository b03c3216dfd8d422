/** Per cent of the voice's own speed. */
export const readingSpeed = { min: 50, max: 300, step: 25 }

/** From the slowest to the fastest. */
export const readingSpeeds = Array.from(
  { length: (readingSpeed.max - readingSpeed.min) / readingSpeed.step + 1 },
  (_, at) => readingSpeed.min + at * readingSpeed.step,
)
