import PDFDocument from 'pdfkit'
import type { Face } from '../fonts/faces.ts'
import { printable } from './printable.ts'

/** pdfkit's types, under shorter names. */
export type Pdf = PDFKit.PDFDocument
export type Tag = PDFKit.PDFStructureElement

export type PdfProperties = {
  title: string
  author: string
  /** The only time used: the same document rendered twice has the same bytes. */
  madeAt: Date
  /** Off in tests that read what was drawn. */
  isCompressed: boolean
}

/** An empty document with its metadata: tagged, British English, titled, and declared PDF/UA. */
export function openPdf({ title, author, madeAt, isCompressed }: PdfProperties): Pdf {
  const options = {
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress: isCompressed,
    // No default font: pdfkit would look for Helvetica's metrics in its own folder, which a bundle does not have.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: asName(title),
      Author: asName(author),
      Creator: 'Milepost',
      Producer: 'Milepost',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  }
  // The cast widens `subset`: pdfkit has supported PDF/UA since 0.15, its types do not.
  return new PDFDocument(options as PDFKit.PDFDocumentOptions)
}

/**
 * A name for the document's metadata. It is the only text written into the file but not drawn, and pdfkit puts it into XML
 * unescaped, so it must not contain characters that are special there or in PDF (safety T18).
 */
function asName(text: string): string {
  return printable(text).replace(/[<>&()[\]{}/\\%]/g, ' ')
}

export function registerFace(pdf: Pdf, { name, font }: Face) {
  // The cast is only for the types: pdfkit accepts a parsed font since 0.20, so each is parsed once.
  pdf.registerFont(`${name} whole`, font as unknown as PDFKit.Mixins.PDFFontSource)
}

/** Appends a new element to another. Elements are created in reading order. */
export function tagIn(pdf: Pdf, parent: Tag, type: string, scope?: 'Row' | 'Column'): Tag {
  const options: { title?: string; scope?: string } = scope ? { scope } : {}
  const tag = pdf.struct(type, options)
  parent.add(tag)
  return tag
}

export function bookmark(pdf: Pdf, title: string, top: number) {
  const options: { expanded: boolean; top: number; left: number } = { expanded: false, top, left: page.width }
  pdf.outline.addItem(asName(title), options)
}

/** Ends the document and returns its bytes. */
export function closePdf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    pdf.end()
  })
}

/** A4 in points. */
export const page = { width: 595.28, height: 841.89 } as const

const margin = { side: 48, bottom: 60 } as const

/** The brand's band: tall on the first page, slim on the following ones. */
export const band = { first: 78, following: 30 } as const

export const frame = {
  x: margin.side,
  width: page.width - 2 * margin.side,
  /** Where the content starts. */
  top: { first: band.first + 26, following: band.following + 26 },
  bottom: page.height - margin.bottom,
} as const

/** "EVRDAY" marks a subset font (PDF 32000-1, 9.6.4). The subset is the same in every document. */
const SOME = 'EVRDAY'
/** The font uses its own encoding, not a standard one. */
const SYMBOLIC = 4

export type Embedded = ReturnType<Pdf['ref']>

/** Embeds a face's everyday characters in a document, and returns how its pages refer to them. */
export function embedFont(pdf: Pdf, { font, everyday }: Face, isCompressed: boolean): Embedded {
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
