import { expect, it } from 'vitest'
import { fontsIn } from './fonts-of-brands'

const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(/assets/${file})format("woff2")}`

it('finds the file each brand writes its headings with', () => {
  const sheet = [
    face('Figtree', '300 900', 'figtree.woff2'),
    '@font-face{font-family:"Figtree Fallback";src:local("Arial")}',
    face('Barlow', '400', 'barlow-400.woff2'),
    face('Barlow', '700', 'barlow-700.woff2'),
    face('Overpass', '800', 'plate.woff2'),
    '[data-brand=A]{--surface:#fff;--font:"Figtree","Figtree Fallback",Arial;--heading-weight:700}',
    '[data-brand="F"]{--font:Barlow,Arial;--heading-weight:700}',
  ].join('\n')
  expect(fontsIn(sheet)).toEqual({ A: '/assets/figtree.woff2', F: '/assets/barlow-700.woff2' })
})
