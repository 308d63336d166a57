// Whoever compiles this file from another workspace needs the types beside it.
/// <reference path="./fontkit.d.ts" />
import { create, type Font, type GlyphRun } from 'fontkit'
import archivo from './archivo-400.json'
import archivoBold from './archivo-700.json'
import barlow from './barlow-400.json'
import barlowBold from './barlow-700.json'
import figtree from './figtree-400.json'
import figtreeBold from './figtree-700.json'
import libreFranklin from './libre-franklin-400.json'
import libreFranklinBold from './libre-franklin-700.json'
import manrope from './manrope-400.json'
import manropeBold from './manrope-700.json'
import manropeWide from './manrope-wide-400.json'
import manropeWideBold from './manrope-wide-700.json'
import outfit from './outfit-400.json'
import outfitBold from './outfit-700.json'

/**
 * The faces the papers are set in. They are data of the program, so they are found wherever it runs: from source, in tests and
 * inside the one-file bundle. How they were made is in README.md.
 */
const families = {
  archivo: { regular: archivo, bold: archivoBold },
  barlow: { regular: barlow, bold: barlowBold },
  figtree: { regular: figtree, bold: figtreeBold },
  'libre-franklin': { regular: libreFranklin, bold: libreFranklinBold },
  manrope: { regular: manrope, bold: manropeBold },
  outfit: { regular: outfit, bold: outfitBold },
  /** Greek, Cyrillic and Vietnamese letters, for names the brand's own face cannot write. */
  wide: { regular: manropeWide, bold: manropeWideBold },
} satisfies Record<string, Record<Weight, { trueType: string }>>

export type Family = keyof typeof families
export type Weight = 'regular' | 'bold'

export type Face = {
  /** Unique, and what a document registers it under. */
  name: string
  font: Font
  has(codePoint: number): boolean
  /** In points, at a size in points. */
  widthOf(text: string, size: number): number
}

const parsed = new Map<string, Face>()

/** Parsed at its first use and kept: reading a font takes longer than setting a page in it. */
export function faceOf(family: Family, weight: Weight): Face {
  const name = `${family}-${weight}`
  const known = parsed.get(name)
  if (known) return known
  const font = create(Buffer.from(families[family][weight].trueType, 'base64'))
  const layOut = remembered(font.layout.bind(font))
  // Whoever draws gets positions of their own, as pdfkit scales those it is given in place.
  font.layout = (text) => {
    const { glyphs, positions, advanceWidth } = layOut(text)
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth }
  }
  const { unitsPerEm } = font
  const face: Face = {
    name,
    font,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text, size) => (layOut(text).advanceWidth / unitsPerEm) * size,
  }
  parsed.set(name, face)
  return face
}

/** Words kept per face. Most of every paper is the same words; the rest are customers' and make room for one another. */
const KEPT = 20_000

/** Lays a word out once. */
function remembered(layOut: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const kept = new Map<string, GlyphRun>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    if (kept.size >= KEPT) kept.clear()
    const { glyphs, positions, advanceWidth } = layOut(text)
    const run = { glyphs, positions, advanceWidth }
    kept.set(text, run)
    return run
  }
}
