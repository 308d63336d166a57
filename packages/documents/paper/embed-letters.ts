import type { Face } from '../fonts/faces'
import type { Pdf } from './pdf'

/** "EVRDAY" marks a font that holds some of its letters (PDF 32000-1, 9.6.4). They are the same ones in every paper. */
const SOME = 'EVRDAY'
/** Its letters are those of the font itself, in no known order. */
const SYMBOLIC = 4

export type Embedded = ReturnType<Pdf['ref']>

/** Puts a face's everyday letters into a document, and gives what its pages call them by. */
export function embedLetters(pdf: Pdf, { font, everyday }: Face, isCompressed: boolean): Embedded {
  const { widths, readAs, trueType } = everyday()
  const name = `${SOME}+${font.postscriptName.replaceAll(' ', '_')}`
  const scale = 1000 / font.unitsPerEm
  const { minX, minY, maxX, maxY } = font.bbox
  const file = pdf.ref({ Length1: trueType.bytes.length, Filter: 'FlateDecode' })
  file.end(trueType.deflated)
  const descriptor = pdf.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC,
    FontBBox: [minX, minY, maxX, maxY].map((edge) => edge * scale),
    ItalicAngle: font.italicAngle,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: font.capHeight * scale,
    XHeight: font.xHeight * scale,
    StemV: 0,
    FontFile2: file,
  })
  descriptor.end(undefined)
  const letters = pdf.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: Buffer.from('Adobe'), Ordering: Buffer.from('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    CIDToGIDMap: 'Identity',
    W: [0, widths],
  })
  letters.end(undefined)
  const read = pdf.ref(isCompressed ? { Filter: 'FlateDecode' } : {})
  read.end(isCompressed ? readAs.deflated : readAs.bytes)
  const whole = pdf.ref({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [letters],
    ToUnicode: read,
  })
  whole.end(undefined)
  return whole
}
