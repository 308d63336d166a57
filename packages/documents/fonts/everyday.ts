import { deflateSync } from 'node:zlib'
import type { Font, GlyphRun } from 'fontkit'

/** The characters used in nearly all text. Every face has them. */
const EVERYDAY = /^[ -~£·–—‘’“”•…]*$/
const LETTERS = [...range(0x20, 0x7e), ...'£·–—‘’“”•…']

export function isEveryday(text: string): boolean {
  return EVERYDAY.test(text)
}

/**
 * The everyday characters of a face, subset once and embedded in every document unchanged. Subsetting, numbering and compressing
 * per document took a third of the rendering time.
 */
export type EverydayLetters = {
  /** In PDF form: glyphs in hexadecimal, with the kerning between them. Everyday characters only. */
  shown(run: GlyphRun): string
  /** By glyph, in thousandths of the font size. */
  widths: readonly number[]
  /** The characters of each glyph, for search, copying and screen readers. */
  readAs: Packed
  trueType: Packed
}

export type Packed = { bytes: Uint8Array; deflated: Uint8Array }

export function everydayLetters(font: Font): EverydayLetters {
  const scale = 1000 / font.unitsPerEm
  const subset = font.createSubset()
  const [widths, readAs] = [[font.getGlyph(0).advanceWidth * scale], ['0000']]
  const hexOf = new Map<number, string>()
  for (const letter of LETTERS) {
    const [glyph] = font.layout(letter).glyphs
    if (!glyph) throw new Error(`No glyph writes ${letter}`)
    const id = subset.includeGlyph(glyph.id)
    hexOf.set(glyph.id, hex(id))
    widths[id] = glyph.advanceWidth * scale
    readAs[id] ??= hex(letter.codePointAt(0) ?? 0)
  }
  return {
    shown: (run) => shownGlyphs(run, hexOf, scale),
    widths,
    readAs: packed(Buffer.from(toUnicode(readAs), 'latin1')),
    trueType: packed(subset.encode()),
  }
}

/** "002a0031> -12 <0014": the part between the first "<" and the last ">". */
function shownGlyphs(
  { glyphs, positions }: GlyphRun,
  hexOf: ReadonlyMap<number, string>,
  scale: number,
): string {
  let shown = ''
  glyphs.forEach(({ id, advanceWidth }, index) => {
    shown += hexOf.get(id) ?? hex(0)
    const kerning = (positions[index]?.xAdvance ?? advanceWidth) - advanceWidth
    // In PDF, a number in an array of text is subtracted from the width.
    if (kerning !== 0) shown += `> ${Math.round(-kerning * scale * 100) / 100} <`
  })
  return shown
}

function toUnicode(letters: readonly string[]): string {
  const all = letters.map((letter) => `<${letter}>`).join(' ')
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
1 beginbfrange
<0000> <${hex(letters.length - 1)}> [${all}]
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function packed(bytes: Uint8Array): Packed {
  return { bytes, deflated: deflateSync(bytes) }
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0')
}

function range(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
