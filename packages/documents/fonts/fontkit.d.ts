/** The part of fontkit used here; it has no types of its own. */
declare module 'fontkit' {
  export type Box = { minX: number; minY: number; maxX: number; maxY: number }

  export type Glyph = { id: number; advanceWidth: number; codePoints: readonly number[]; bbox: Box }

  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

  export type GlyphRun = {
    glyphs: readonly Glyph[]
    positions: readonly GlyphPosition[]
    advanceWidth: number
  }

  /** A subset of a font's glyphs, renumbered in the order included; zero is the missing glyph. */
  export type Subset = {
    includeGlyph(id: number): number
    encode(): Uint8Array
  }

  export type Font = {
    postscriptName: string
    unitsPerEm: number
    ascent: number
    descent: number
    xHeight: number
    capHeight: number
    italicAngle: number
    bbox: Box
    getGlyph(id: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
    createSubset(): Subset
  }

  export function create(bytes: Uint8Array): Font
}
