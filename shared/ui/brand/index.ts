export { BrandLink } from './BrandLink.tsx'
