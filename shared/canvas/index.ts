// A library without state of its own: every remote may bring its copy, so it is not a singleton.
export { ProtectedCanvasError, readCanvas, readDataUrl } from './read-canvas.ts'
