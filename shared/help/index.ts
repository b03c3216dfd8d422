export { contactForm, HelpLink } from './HelpLink.tsx'
