import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { ownEvents } from './foreign-elements.ts'

// Ten shades around the brand #2F3E9E (light) and #AEB9FF (dark); tokens.test.ts computes the contrasts.
const brand: MantineColorsTuple = [
  '#EEF0FB',
  '#D9DDF6',
  '#AEB9FF',
  '#8E9AEB',
  '#6675D2',
  '#4657BC',
  '#2F3E9E',
  '#283690',
  '#222E7D',
  '#1B2566',
]

// Mantine's greys of the dark scheme, in the navy of our dark tokens.
const dark: MantineColorsTuple = [
  '#E9ECF5',
  '#C9CFDF',
  '#A9B1C6',
  '#8089A1',
  '#4A5470',
  '#36405A',
  '#252D42',
  '#1D2434',
  '#181F2D',
  '#141926',
]

// Mantine judges contrast by the light scheme's shade alone: on the brand of the dark scheme white would be unreadable.
// Its reds are too light for text: what is dangerous takes our own.
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  if (input.color === 'red') {
    const isFilled = input.variant === 'filled'
    return {
      ...colours,
      background: isFilled ? 'var(--color-danger)' : 'transparent',
      hover: isFilled ? 'var(--color-danger)' : 'var(--color-danger-tint)',
      color: isFilled ? 'var(--color-page)' : 'var(--color-danger)',
      border: input.variant === 'outline' ? '1px solid var(--color-danger)' : colours.border,
    }
  }
  const isBrand = input.color === undefined || input.color === 'brand'
  return input.variant === 'filled' && isBrand ? { ...colours, color: 'var(--color-on-brand)' } : colours
}

/** A line height that grows with the space between lines that someone has chosen. */
const spaced = (lineHeight: number) => `calc(${lineHeight} * var(--line-spacing))`

/** How Mantine's parts look in this product. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 2 },
  colors: { brand, dark },
  autoContrast: true,
  luminanceThreshold: 0.4,
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 10,
  fontFamily: 'var(--font-default)',
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: spaced(1.4), sm: spaced(1.5), md: spaced(1.55), lg: spaced(1.55), xl: spaced(1.5) },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'min(2rem, max(1.25rem, 10vw))', lineHeight: spaced(1.2) },
      h2: { fontSize: 'min(1.5rem, max(1.125rem, 8vw))', lineHeight: spaced(1.2) },
      h3: { fontSize: '1.25rem', lineHeight: spaced(1.25) },
      h4: { fontSize: '1.125rem', lineHeight: spaced(1.3) },
    },
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'var(--target-size)', variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // The mark beside a list is decoration.
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
    Anchor: { defaultProps: { underline: 'always' } },
    // A list or menu that hides when its field or button scrolls away would keep the focus where no one sees it.
    Popover: { defaultProps: { hideDetached: false, clickOutsideEvents: [ownEvents.pointerdown] } },
    Menu: { defaultProps: { clickOutsideEvents: Object.values(ownEvents) } },
    // A dialog's header is not the page's banner.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
  },
})

/** Mantine's greys from paper to ink, which its menus, popovers and close buttons use: they follow swatches and high contrast too. */
const greys = {
  light: {
    '--mantine-color-white': 'var(--color-surface)',
    '--mantine-color-black': 'var(--color-ink)',
    ...shades('gray', [
      'brand-tint',
      'brand-tint',
      'line',
      'line',
      'control-line',
      'control-line',
      'muted',
      'ink',
      'ink',
      'ink',
    ]),
  },
  dark: shades('dark', [
    'ink',
    'ink',
    'muted',
    'control-line',
    'line',
    'brand-tint',
    'surface',
    'surface',
    'surface-sunk',
    'page',
  ]),
}

function shades(colour: string, tokens: string[]): Record<string, string> {
  return Object.fromEntries(
    tokens.map((token, shade) => [`--mantine-color-${colour}-${shade}`, `var(--color-${token})`]),
  )
}

const colours = {
  '--mantine-color-body': 'var(--color-page)',
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-brand-tint)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-border': 'var(--color-control-line)',
  '--mantine-color-placeholder': 'var(--color-muted)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-gray-light-hover': 'var(--color-brand-tint)',
  '--mantine-color-anchor': 'var(--color-brand)',
  '--mantine-color-brand-filled': 'var(--color-brand)',
  '--mantine-color-brand-filled-hover': 'color-mix(in srgb, var(--color-brand) 88%, var(--color-ink))',
  '--mantine-color-brand-light': 'var(--color-brand-tint)',
  '--mantine-color-brand-light-hover': 'var(--color-brand-tint)',
  '--mantine-color-brand-light-color': 'var(--color-brand)',
  '--mantine-color-brand-outline': 'var(--color-brand)',
  '--mantine-color-brand-outline-hover': 'var(--color-brand-tint)',
  '--mantine-color-brand-text': 'var(--color-brand)',
  '--mantine-color-gray-light-color': 'var(--color-ink)',
}

/** Mantine's colours are the product's tokens (tokens.css), in both colour schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...colours, ...greys.light },
  dark: { ...colours, ...greys.dark },
})
