/** Classes of cards side by side: a grid of cards, each with a picture, words, and a link or button that covers it. */
export { default as cards } from './cards.module.css'
