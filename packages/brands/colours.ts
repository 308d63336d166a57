/** By use. themes.test.ts checks which must be readable on which. */
export type Colours = Readonly<
  Record<
    | 'surface'
    | 'surfaceRaised'
    | 'ink'
    | 'muted'
    | 'line'
    | 'lineStrong'
    | 'accent'
    | 'accentHover'
    | 'accentInk'
    | 'accentEdge'
    | 'accentText'
    | 'accentSoft'
    | 'spark'
    | 'focus'
    | 'good'
    | 'goodSoft'
    | 'warn'
    | 'warnSoft'
    | 'bad'
    | 'badSoft'
    | 'header'
    | 'headerInk'
    | 'headerMuted'
    | 'headerFocus'
    | 'footer'
    | 'hero'
    | 'heroInk'
    | 'heroMuted',
    `#${string}`
  >
>

/** "accent-soft" for accentSoft, as the stylesheet names it. */
export function tokenName(colour: string): string {
  return colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

export const white = '#ffffff'
