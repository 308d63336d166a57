import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Brand } from './brand'
import { brands, themes } from './brands'
import { type Colours, tokenName } from './colours'
import type { Shape, ThemeColour } from './drawing'
import { displayFonts, type Font, fonts } from './fonts'
import { seasons, USUAL_SEASON } from './seasons'
import type { Theme } from './theme'

/** What the site's build generates from the brands: one stylesheet, and a favicon for each brand. */

const codes = Object.keys(brands) as BrandCode[]

/** The fonts of all brands and the tokens of each, for the site's stylesheets. A page names its brand in data-brand. */
export function brandStylesheet(): string {
  const written = [...new Set(codes.map((code) => themes[code].font))]
  return [...written.map((name) => fontFaces(fonts[name])), ...codes.map(brandTokens)].join('\n')
}

function brandTokens(code: BrandCode): string {
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
  const { family } = fonts[font]
  const text = `"${family}", "${family} Fallback", Arial, sans-serif`
  return {
    ...colourTokens({ ...colours, ...theme.seasons?.[USUAL_SEASON] }),
    font: text,
    'font-display': displayFont ? displayFonts[displayFont] : text,
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

function fontFaces({ family, faces, standIn }: Font): string {
  const own = faces.map(
    ({ weight, file }) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${file}") format("woff2");
}
`,
  )
  return `${own.join('\n')}
@font-face {
  font-family: "${family} Fallback";
  src: local("Arial"), local("Liberation Sans");
  size-adjust: ${standIn.size}%;
  ascent-override: ${standIn.ascent}%;
  descent-override: ${standIn.descent}%;
  line-gap-override: 0%;
}
`
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

/** The mark on the ground that it is drawn for, as a file of its own. */
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
