import PDFDocument from 'pdfkit'
import type { Face } from '../fonts/faces'
import { printable } from './printable'

/** pdfkit, with what it can do and its published types do not know yet. */
export type Pdf = PDFKit.PDFDocument
export type Tag = PDFKit.PDFStructureElement

export type PdfProperties = {
  title: string
  author: string
  /** The only clock: the same document made twice is the same bytes. */
  madeAt: Date
  /** Off in tests, which read what was drawn. */
  isCompressed: boolean
}

/** An empty document that says what it is: tagged, in British English, named, and claiming PDF/UA. */
export function openPdf({ title, author, madeAt, isCompressed }: PdfProperties): Pdf {
  const options = {
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress: isCompressed,
    // No default font: pdfkit would look for Helvetica's measures beside itself, and there is no such place in a bundle.
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
  // The cast widens `subset`: pdfkit has known PDF/UA since 0.15, its types do not.
  return new PDFDocument(options as PDFKit.PDFDocumentOptions)
}

/**
 * A name that a document is listed or opened by. It is the only text that is written into the file and not drawn, and pdfkit puts it
 * into XML as it is: so it holds no character that means something there or in a PDF (safety T18).
 */
function asName(text: string): string {
  return printable(text).replace(/[<>&()[\]{}/\\%]/g, ' ')
}

export function registerFace(pdf: Pdf, { name, font }: Face) {
  // The cast is for the types alone: pdfkit takes a parsed font since 0.20, and so each is parsed once.
  pdf.registerFont(`${name} whole`, font as unknown as PDFKit.Mixins.PDFFontSource)
}

/** A new element at the end of another. Elements are made in reading order. */
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

/** Ends the document and gives its bytes. */
export function closePdf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
    pdf.end()
  })
}

/** A4 in points, and the part of it that is written on. */
export const page = { width: 595.28, height: 841.89 } as const

const margin = { side: 48, bottom: 60 } as const

/** The brand's band: tall on the first page, slim on those that follow. */
export const band = { first: 78, following: 30 } as const

export const frame = {
  x: margin.side,
  width: page.width - 2 * margin.side,
  /** Where writing starts. */
  top: { first: band.first + 26, following: band.following + 26 },
  bottom: page.height - margin.bottom,
} as const

/** "EVRDAY" marks a font that holds some of its letters (PDF 32000-1, 9.6.4). They are the same ones in every document. */
const SOME = 'EVRDAY'
/** Its letters are those of the font itself, in no known order. */
const SYMBOLIC = 4

export type Embedded = ReturnType<Pdf['ref']>

/** Puts a face's everyday letters into a document, and gives what its pages call them by. */
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
