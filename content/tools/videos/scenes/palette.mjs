/** What tells parts of a scene apart, besides their words and places: the text and tint colours of six flows. */
export const HUES = [
  { deep: '#463A9E', tint: '#ECE9FB', mid: '#6A5ACD' },
  { deep: '#0A5558', tint: '#DDF2F1', mid: '#0F7C80' },
  { deep: '#7A4A06', tint: '#FBEFD9', mid: '#A8660B' },
  { deep: '#8E2740', tint: '#FBE6EA', mid: '#C2405A' },
  { deep: '#18497F', tint: '#E3EEFA', mid: '#2566B0' },
  { deep: '#1F5A28', tint: '#E2F3E3', mid: '#2F7D3A' },
]

/** @param {{ primary: string, secondary: string, tab: string }} colours of the video's flow */
export const paletteFrom = ({ primary, secondary, tab }) => ({
  ink: '#1B2333',
  muted: '#565F73',
  faint: '#D9D5CB',
  paper: '#FBF8F2',
  surface: '#FFFFFF',
  warm: '#D9480F',
  warmTint: '#FFF1E8',
  primary,
  tint: secondary,
  deep: tab,
})
