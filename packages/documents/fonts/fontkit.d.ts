/** The little of fontkit that is used here; it has no types of its own. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; codePoints: readonly number[] }

  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

  export type GlyphRun = {
    glyphs: readonly Glyph[]
    positions: readonly GlyphPosition[]
    advanceWidth: number
  }

  export type Font = {
    postscriptName: string
    unitsPerEm: number
    ascent: number
    descent: number
    xHeight: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }

  export function create(bytes: Uint8Array): Font
}
