import { host } from './registry.ts'

/** The host switches its style sheets on when it takes over: before, they would change the font under a reader. */
export function loadHostFile(name: string): void {
  const isScript = name.endsWith('.js')
  const file = document.createElement(isScript ? 'script' : 'link')
  if (!isScript) {
    file.setAttribute('rel', 'stylesheet')
    file.setAttribute('media', 'not all')
  }
  if (file instanceof HTMLScriptElement) file.async = false
  const integrity = host.integrities?.[name]
  if (integrity) {
    file.setAttribute('integrity', integrity)
    file.setAttribute('crossorigin', '')
  }
  file.setAttribute(isScript ? 'src' : 'href', host.folder + name)
  // Before the page's own styles, which are of the host and then of its remote: the host's rules come before those of the remote.
  document.head.insertBefore(file, document.getElementById('visitor-styles'))
}
