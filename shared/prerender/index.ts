export { type Answers, createPrerender, type PrerenderedPage, type PrerenderRequest } from './create-prerender.tsx'
