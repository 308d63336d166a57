import { type Font, type SystemFont, systemFonts } from './fonts.ts'

/** From this weight a system draws text in its bold face. */
const BOLD_FROM = 600
const LIGHTEST = 1
const BOLDEST = 1000

/** The fallback families of a font until it has loaded; a system uses the first one that it has. */
export function standInFamilies({ family }: Font): readonly string[] {
  return systemFonts.map(({ name }) => nameOf(family, name))
}

/**
 * The @font-face rules of a font's fallbacks, one for each measured weight. Characters get wider with the weight, differently in each
 * font, so without these rules a heading would wrap differently before its font has loaded.
 */
export function standInFaces(font: Font): readonly Readonly<Record<string, string>>[] {
  return systemFonts.flatMap((system) => facesOf(font, system))
}

function facesOf({ family, takes }: Font, { name, regular, bold }: SystemFont) {
  const weights = Object.keys(takes.widths).map(Number)
  return weights.map((weight, place) => {
    const { files, width } = weight < BOLD_FROM ? regular : bold
    const size = (takes.widths[weight] ?? width) / width
    return {
      'font-family': `"${nameOf(family, name)}"`,
      'font-weight': `${from(weights, place)} ${from(weights, place + 1) - 1}`,
      src: files.map((file) => `local("${file}")`).join(', '),
      'size-adjust': perCent(size),
      'ascent-override': perCent(takes.ascent / size),
      'descent-override': perCent(takes.descent / size),
      'line-gap-override': '0%',
    }
  })
}

/** The first weight that is drawn like this one: midway between two measured weights. */
function from(weights: readonly number[], place: number): number {
  const [before, weight] = [weights[place - 1], weights[place]]
  if (before === undefined) return LIGHTEST
  return weight === undefined ? BOLDEST + 1 : Math.round((before + weight) / 2)
}

function nameOf(family: string, system: string): string {
  return `${family} ${system}`
}

function perCent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
