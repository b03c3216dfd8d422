/**
 * The frame of signed-in pages as the page itself draws it, until the host shows its own in the same place (host/src/shell): top bar, side
 * menu, and the heading's place. The boot script asks for it (boot/static-frame.ts); to screen readers it is nothing.
 */
export const staticFrame = (title: string) =>
  `<div id="frame" aria-hidden="true"><div class="frame-bar"><svg width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#2f3e9e"/><path d="M7 24v-5h6v-5h6V9h6" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg><b translate="no">${title}</b></div><div class="frame-menu"></div><div class="frame-heading"></div></div>`

/**
 * What is in the page before the host's style sheets, in the person's colours. The values are those of shared/ui/tokens.css, base.css,
 * and of the host's shell.
 */
export const staticStyles = `
:root { --text-scale: 1; --frame-page: #fbf8f2; --frame-surface: #ffffff; --frame-ink: #1b2333; --frame-muted: #565f73; --frame-line: #e3ddd0 }
:root[data-mantine-color-scheme=dark] { --frame-page: #141926; --frame-surface: #1d2434; --frame-ink: #e9ecf5; --frame-muted: #a9b1c6; --frame-line: #313a50 }
:root[data-swatch][data-swatch] { --frame-page: var(--swatch-background); --frame-surface: var(--swatch-background); --frame-ink: var(--swatch-text); --frame-muted: var(--swatch-text); --frame-line: var(--swatch-text) }
html { font-size: calc(100% * var(--text-scale)) }
body { margin: 0; background: var(--frame-page); color: var(--frame-ink); font: 1rem/1.55 "Atkinson Hyperlegible Next Variable", system-ui, sans-serif }
#starting { margin: 0; padding: 20vh 16px; text-align: center; color: var(--frame-muted); font-family: system-ui, sans-serif }
#frame { display: none }
[data-frame=shell] #frame { display: block }
#frame > * { position: fixed; z-index: -1; box-sizing: border-box; background: var(--color-surface, var(--frame-surface)) }
.frame-bar { inset: 0 0 auto; display: flex; align-items: center; gap: 10px; min-height: 64px; padding: 0 clamp(8px, 2vw, 24px); border-bottom: 1px solid var(--color-line, var(--frame-line)); font-size: 1.25rem; white-space: nowrap }
#frame .frame-menu { inset: 64px auto 0 0; width: calc(132px + 6.25rem); background: none; border-right: 1px solid var(--color-line, var(--frame-line)) }
#frame .frame-heading { --menu: calc(132px + 6.25rem); top: 96px; left: calc(var(--menu) + max(0px, (100vw - var(--menu) - 1280px) / 2) + clamp(16px, 3vw, 40px)); width: 14rem; max-width: 60vw; height: 2.5rem; border-radius: 10px; background: var(--color-line, var(--frame-line)) }
@media (max-width: 1024px) { .frame-bar { padding-left: calc(clamp(8px, 2vw, 24px) + 56px) } #frame .frame-menu { display: none } #frame .frame-heading { --menu: 0px } }
@media (max-width: 480px) { .frame-bar { padding-left: 56px } .frame-bar b { display: none } }
@media print { #frame#frame { display: none } }`
  .replaceAll(/\s*\n\s*/g, '')
  .replaceAll(/ ?([{};:,]) /g, '$1')
