import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import type { Shape } from '../drawing.ts'
import type { Theme } from '../theme.ts'

const square: Shape = { fill: 'spark', path: 'M0 0H40V40H0Z' }
const barrier: Shape = { fill: 'ink', path: 'M7 18H15V34H7ZM9 15L31 4L33.5 9L13 19.5Z' }
const stripes: Shape = {
  fill: 'spark',
  path: 'M17.5 10.8L21 9.05L23.5 14.1L20 15.9ZM25.5 6.8L29 5.05L31.5 10.1L28 11.85Z',
}

/** Briefly: urgent, blunt, helpful. Signal yellow on ink, square corners. */
export const briefly: Brand = {
  firm: fictionalFirm({
    code: 'B',
    slug: 'briefly',
    name: 'Briefly',
    phone: '0808 157 0247',
    openingHours: 'Every day 7am to 9pm',
    claimsPhone: '0808 157 0256',
    legalName: 'Short Notice Cover Limited',
    registeredOffice: '24 Gatehouse Row, Exampleton, ZZ2 4BR',
    companyNumber: '00000202',
    reference: '000202',
  }),
  firstScreen: {
    heading: (product) => `In the pound? Get ${product} today.`,
    promise: 'Car or van: a price in about 5 minutes. No card until you buy.',
    figures: [
      { figure: '5 min', words: 'and you have your price' },
      { figure: '15 min', words: 'and your cover can start' },
      { figure: 'Today', words: 'take your certificate to the pound' },
    ],
  },
  mark: [square, barrier, stripes],
  composition: { opening: 'poster', progress: 'blocks', panel: 'block', headings: 'marked' },
}

const ink = '#16161a'
const yellow = '#ffcf24'

export const brieflyTheme: Theme = {
  colours: {
    surface: white,
    surfaceRaised: white,
    ink,
    muted: '#55555e',
    line: '#dcdce0',
    lineStrong: '#6f6f78',
    accent: yellow,
    accentHover: '#f2bd00',
    accentInk: ink,
    accentEdge: ink,
    accentText: ink,
    accentSoft: '#fff6d6',
    spark: yellow,
    focus: '#1f55d6',
    good: '#12693a',
    goodSoft: '#e4f4ea',
    warn: '#7a5200',
    warnSoft: '#fff3cc',
    bad: '#b8151f',
    badSoft: '#fdeaea',
    header: ink,
    headerInk: white,
    headerMuted: '#c9c9d1',
    headerFocus: yellow,
    footer: '#f4f4f5',
    hero: yellow,
    heroInk: ink,
    heroMuted: '#3b3720',
  },
  font: 'archivo',
  radius: { card: 4, control: 2 },
  heading: { weight: 800, tracking: -0.02 },
  button: { radius: 0, weight: 800, isUpperCase: false },
  logo: { size: 2, weight: 900, tracking: -0.03, isUpperCase: false },
  favicon: { shapes: [square, barrier] },
}

export const brieflyStatement: StatementName = { short: 'BFY', name: 'BRIEFLY' }

export const brieflyMessages: Messages = {
  description:
    'Impound insurance to get your car or van back. Your price in about 5 minutes, and cover that can start today.',
  email: {
    quote: "Here's your quote, as promised.",
    policy: "That's you sorted. Take your certificate to the pound.",
    signOff: 'Drive safe,',
  },
}
