/**
 * The mean difference of a colour value, of 255, between a picture and its file. JPEG stays below 6, a browser that only changes the lowest
 * bits below 1; noise is at 64 or more, whatever was drawn.
 */
const maxDifference = 24

/** Whether two pictures of the same size, as RGBA, look the same. */
export function isSamePicture(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0)
  return one.length === other.length && sum <= maxDifference * (one.length * colourShare)
}

/** Of the four values of a pixel, the last is how opaque it is: it is the same in noise. */
const colourShare = 3 / 4
