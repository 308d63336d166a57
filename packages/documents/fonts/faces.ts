// Whoever compiles this file from another workspace needs the types beside it.
/// <reference path="./fontkit.d.ts" />
import { create, type Font } from 'fontkit'
import archivo from './archivo-400.json'
import archivoBold from './archivo-700.json'
import barlow from './barlow-400.json'
import barlowBold from './barlow-700.json'
import { cache } from './cache'
import { type EverydayLetters, everydayLetters, isEveryday } from './everyday'
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
 * The faces the documents are set in. They are data of the program, so they are found wherever it runs: from source, in tests and
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
  /** Of the highest letter, and from there to the foot of the lowest, at a size of one. fontkit looks both up anew each time. */
  ascent: number
  height: number
  has(codePoint: number): boolean
  wordOf(text: string): Word
  /** In points, at a size in points. */
  widthOf(text: string, size: number): number
  everyday(): EverydayLetters
}

/** A stretch of text as it is set: how wide at a size of one, and how a document shows it if all its letters are everyday ones. */
export type Word = { width: number; shown: string | undefined }

const parsed = new Map<string, Face>()

/** Parsed at its first use and kept: reading a font takes longer than setting a page in it. */
export function faceOf(family: Family, weight: Weight): Face {
  const name = `${family}-${weight}`
  const known = parsed.get(name)
  if (known) return known
  const face = parse(name, families[family][weight].trueType)
  parsed.set(name, face)
  return face
}

/** Words kept per face. */
const KEPT = 10_000

function parse(name: string, trueType: string): Face {
  const font = create(Buffer.from(trueType, 'base64'))
  let letters: EverydayLetters | undefined
  const everyday = () => {
    letters ??= everydayLetters(font)
    return letters
  }
  const cached = cache<Word>(KEPT)
  const wordOf = (text: string) =>
    cached(text, () => {
      const run = font.layout(text)
      return {
        width: run.advanceWidth / font.unitsPerEm,
        shown: isEveryday(text) ? everyday().shown(run) : undefined,
      }
    })
  return {
    name,
    font,
    ascent: font.ascent / font.unitsPerEm,
    height: (font.ascent - font.descent) / font.unitsPerEm,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    wordOf,
    widthOf: (text, size) => wordOf(text).width * size,
    everyday,
  }
}
