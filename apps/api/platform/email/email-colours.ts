import type { Colours } from '@milepost/brands/colours'

/** The colours of an email, by use. */
export type EmailColours = Readonly<
  Record<
    | 'page'
    | 'band'
    | 'bandInk'
    | 'bandMuted'
    | 'stripe'
    | 'hero'
    | 'heroInk'
    | 'panel'
    | 'ink'
    | 'muted'
    | 'link'
    | 'card'
    | 'line',
    string
  >
>

/** From the brand's theme. In dark mode the page is neutral; the band, the stripe and the button carry the brand. */
export function emailColours(theme: Colours): { light: EmailColours; dark: EmailColours } {
  return {
    light: {
      page: theme.surface,
      band: theme.header,
      bandInk: theme.headerInk,
      bandMuted: theme.headerMuted,
      stripe: theme.spark,
      hero: theme.hero,
      heroInk: theme.heroInk,
      panel: theme.surfaceRaised,
      ink: theme.ink,
      muted: theme.muted,
      link: theme.accentText,
      card: theme.footer,
      line: theme.line,
    },
    dark: {
      ...night,
      stripe: theme.spark,
      ...(isDark(theme.headerInk)
        ? { band: night.panel, bandInk: night.ink, bandMuted: night.muted }
        : { band: theme.header, bandInk: theme.headerInk, bandMuted: theme.headerMuted }),
      ...(isDark(theme.heroInk)
        ? { hero: night.card, heroInk: night.ink }
        : { hero: theme.hero, heroInk: theme.heroInk }),
    },
  }
}

const night = {
  page: '#101215',
  panel: '#1b1e23',
  card: '#282d34',
  line: '#454c56',
  ink: '#f3f4f6',
  muted: '#bcc2cb',
  link: '#f3f4f6',
}

/** Dark text implies a light background, which would glare in dark mode. */
function isDark(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return Math.max(...channels) < 128
}
