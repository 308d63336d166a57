import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Brand } from './brand.ts'
import { brands, themes } from './brands.ts'
import { type Colours, tokenName } from './colours.ts'
import type { Shape, ThemeColour } from './drawing.ts'
import { displayFonts, everydayRange, type Face, type Font, fonts } from './fonts.ts'
import { seasons, USUAL_SEASON } from './seasons.ts'
import { standInFaces, standInFamilies } from './stand-ins.ts'
import type { Theme } from './theme.ts'

/** What the site's build generates from the brands: stylesheets, and a favicon for each brand. */

export { everydayCharacters } from './fonts.ts'

const codes = Object.keys(brands) as BrandCode[]

/** The fonts of all brands and the tokens of each, for developers' pages. A page names its brand in data-brand. */
export function brandStylesheet(): string {
  const written = [...new Set(codes.map((code) => themes[code].font))]
  return [...written.map((name) => fontFaces(fonts[name])), ...codes.map(brandTokens)].join('\n')
}

/** The styles of the pages of one brand. */
export type BrandStyles = {
  /** Its font and tokens, minified. */
  styles: string
  /** The URL of the font file of headings, the largest text above the fold. */
  font: string
}

/** The URLs of a whole font file and of its version with everyday characters only. */
export type FontAddresses = { whole: string; everyday: string }

/** The font files of all brands, by their packages. */
export function fontFiles(): readonly string[] {
  return [...new Set(codes.flatMap((code) => fonts[themes[code].font].faces.map(({ file }) => file)))]
}

/** By brand code. A font file is named by its package, and gets its URLs when the site is built. */
export function brandStyles(
  addressesOf: (file: string) => FontAddresses,
): Readonly<Record<string, BrandStyles>> {
  return Object.fromEntries(
    codes.map((code) => {
      const { font, heading } = themes[code]
      const faces = fonts[font].faces.map(({ weight, file }) => ({ weight, ...addressesOf(file) }))
      // If two faces have a character, a browser uses the later one.
      const written = faces.flatMap(({ weight, whole, everyday }): readonly Face[] => [
        { weight, file: whole },
        { weight, file: everyday, characters: everydayRange },
      ])
      const styles = fontFaces({ ...fonts[font], faces: written }) + brandTokens(code)
      const headings = faces.find(({ weight }) => holds(weight, heading.weight)) ?? faces[0]
      return [code, { styles: inOneLine(styles), font: headings?.everyday ?? '' }]
    }),
  )
}

function inOneLine(css: string): string {
  return css
    .split('\n')
    .map((line) => line.trim())
    .join('')
}

/** Whether a face has this weight: a single weight or a range. */
function holds(range: string, weight: number): boolean {
  const [from = 0, to = from] = range.split(' ').map(Number)
  return from <= weight && weight <= to
}

/** The tokens of a brand under its code. */
export function brandTokens(code: BrandCode): string {
  const theme = themes[code]
  const own = `[data-brand="${code}"]`
  const inSeason = seasons.map((season) => {
    const colours = theme.seasons?.[season]
    return colours ? block(`${own}[data-season="${season}"]`, colourTokens(colours)) : ''
  })
  return [block(own, tokensOf(theme)), ...inSeason].join('')
}

function block(selector: string, tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}

function colourTokens(colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [tokenName(name), value]))
}

/** The custom properties of a theme, by name without the dashes. */
function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const { colours, font, displayFont, radius, heading, button, logo } = theme
  const text = [fonts[font].family, ...standInFamilies(fonts[font])].map((name) => `"${name}"`).join(', ')
  return {
    ...colourTokens({ ...colours, ...theme.seasons?.[USUAL_SEASON] }),
    font: `${text}, sans-serif`,
    'font-display': displayFont ? displayFonts[displayFont] : `${text}, sans-serif`,
    'button-radius': `${button.radius}px`,
    'button-weight': `${button.weight}`,
    'button-case': button.isUpperCase ? 'uppercase' : 'none',
    radius: `${radius.card}px`,
    'radius-small': `${radius.control}px`,
    'heading-weight': `${heading.weight}`,
    'heading-tracking': `${heading.tracking}em`,
    'logo-size': `${logo.size}rem`,
    'logo-weight': `${logo.weight}`,
    'logo-tracking': `${logo.tracking}em`,
    'logo-case': logo.isUpperCase ? 'uppercase' : 'none',
  }
}

function fontFaces(font: Font): string {
  const own = font.faces.map(({ weight, file, characters }) =>
    fontFace({
      'font-family': `"${font.family}"`,
      'font-weight': weight,
      'font-display': 'swap',
      src: `url("${file}") format("woff2")`,
      ...(characters && { 'unicode-range': characters }),
    }),
  )
  return [...own, ...standInFaces(font).map(fontFace)].join('')
}

function fontFace(lines: Readonly<Record<string, string>>): string {
  return `@font-face {\n${Object.entries(lines)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`
}

/** By their path on the site. */
export function favicons(): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map((code) => [`favicons/${code}.svg`, faviconSvg(themes[code])]))
}

/** The favicon of a brand, as a file of its own. */
function faviconSvg({ colours, favicon: { shapes, tile, placed } }: Theme): string {
  const side = tile ? 48 : 40
  const ground = tile
    ? `<rect width="${side}" height="${side}" rx="${tile.radius}" fill="${colours[tile.colour]}"/>`
    : ''
  const drawn = shapes.map((shape) => shapeSvg(shape, colours)).join('')
  const onGround = placed
    ? `<g transform="translate(${placed.x} ${placed.y}) scale(${placed.scale})">${drawn}</g>`
    : drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${onGround}</svg>\n`
}

/** The mark on the background that it is drawn for, as a file of its own. */
export function markSvg({ mark }: Brand, { colours }: Theme): string {
  const drawn = mark.map((shape) => shapeSvg(shape, colours)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colours.header}"/>${drawn}</svg>`
}

function shapeSvg({ path, fill, stroke, opacity, moved }: Shape, colours: Colours): string {
  const attributes: Readonly<Record<string, string | number | undefined>> = {
    fill: fill ? colourValue(fill, colours) : 'none',
    stroke: stroke && colourValue(stroke.colour, colours),
    'stroke-width': stroke?.width,
    'stroke-linecap': stroke && 'round',
    opacity,
    transform: moved && `translate(${moved.join(' ')})`,
    d: path,
  }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}="${value}"`,
  )
  return `<path ${written.join(' ')}/>`
}

function colourValue(colour: ThemeColour, colours: Colours): string {
  return colour in colours ? colours[colour as keyof Colours] : colour
}
