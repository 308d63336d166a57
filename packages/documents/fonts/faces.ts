// Other workspaces that compile this file need the types too.
/// <reference path="./fontkit.d.ts" />
import { create, type Font } from 'fontkit'
import archivo from './archivo-400.json' with { type: 'json' }
import archivoBold from './archivo-700.json' with { type: 'json' }
import barlow from './barlow-400.json' with { type: 'json' }
import barlowBold from './barlow-700.json' with { type: 'json' }
import { cache } from './cache.ts'
import { type EverydayLetters, everydayLetters, isEveryday } from './everyday.ts'
import figtree from './figtree-400.json' with { type: 'json' }
import figtreeBold from './figtree-700.json' with { type: 'json' }
import libreFranklin from './libre-franklin-400.json' with { type: 'json' }
import libreFranklinBold from './libre-franklin-700.json' with { type: 'json' }
import manrope from './manrope-400.json' with { type: 'json' }
import manropeBold from './manrope-700.json' with { type: 'json' }
import manropeWide from './manrope-wide-400.json' with { type: 'json' }
import manropeWideBold from './manrope-wide-700.json' with { type: 'json' }
import outfit from './outfit-400.json' with { type: 'json' }
import outfitBold from './outfit-700.json' with { type: 'json' }

/**
 * The fonts of the documents. They are part of the program, so that they are found in every environment: from source, in tests and in the
 * one-file bundle. README.md says how they were made.
 */
const families = {
  archivo: { regular: archivo, bold: archivoBold },
  barlow: { regular: barlow, bold: barlowBold },
  figtree: { regular: figtree, bold: figtreeBold },
  'libre-franklin': { regular: libreFranklin, bold: libreFranklinBold },
  manrope: { regular: manrope, bold: manropeBold },
  outfit: { regular: outfit, bold: outfitBold },
  /** Greek, Cyrillic and Vietnamese letters, for names the brand's font does not cover. */
  wide: { regular: manropeWide, bold: manropeWideBold },
} satisfies Record<string, Record<Weight, { trueType: string }>>

export type Family = keyof typeof families
export type Weight = 'regular' | 'bold'

export type Face = {
  /** Unique; a document registers it under this name. */
  name: string
  font: Font
  /**
   * The ascent, and the full height from ascent to descent, at a size of one. Cached, because fontkit computes both each time.
   */
  ascent: number
  height: number
  has(codePoint: number): boolean
  wordOf(text: string): Word
  /** In points, for a size in points. */
  widthOf(text: string, size: number): number
  everyday(): EverydayLetters
}

/** A piece of text as set: its width at a size of one, and its PDF form if all its characters are everyday ones. */
export type Word = { width: number; shown: string | undefined }

const parsed = new Map<string, Face>()

/** Parsed on first use and cached: parsing a font takes longer than setting a page in it. */
export function faceOf(family: Family, weight: Weight): Face {
  const name = `${family}-${weight}`
  const known = parsed.get(name)
  if (known) return known
  const face = parse(name, families[family][weight].trueType)
  parsed.set(name, face)
  return face
}

/** Words cached per face. */
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
