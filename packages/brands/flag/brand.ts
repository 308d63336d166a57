import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import type { Theme } from '../theme.ts'

/** Flag: quick, trade-wise. Cab black with red, on a paper-coloured background. */
export const flag: Brand = {
  firm: fictionalFirm({
    code: 'F',
    slug: 'flag',
    name: 'Flag',
    phone: '020 7946 0566',
    openingHours: 'Every day 6am to 10pm',
    claimsPhone: '020 7946 0575',
    legalName: 'Rank and Flag Brokers Limited',
    registeredOffice: '12 Cabmen Mews, Exampleton, ZZ5 2FG',
    companyNumber: '00000505',
    reference: '000505',
  }),
  firstScreen: {
    heading: (product) => `Between fares? Get your ${product} quote.`,
    promise: "No card needed to see your price. If a job comes in, we'll keep your answers.",
    figures: [
      { figure: '4:00', words: 'minutes to your price' },
      { figure: '£0.00', words: 'to get a quote' },
      { figure: '7', words: 'short steps' },
    ],
  },
  mark: [
    { fill: 'headerInk', path: 'M6 3.5C6 2.4 6.9 1.5 8 1.5C9.1 1.5 10 2.4 10 3.5V38.5H6Z' },
    { fill: 'spark', path: 'M12 4C19 1.5 25 7.5 36 4.5V22.5C25 25.5 19 19.5 12 22Z' },
    {
      fill: 'headerInk',
      path: 'M12 4C14.8 3 17.4 3.35 20 4.15V10.4C17.4 9.7 14.8 9.5 12 10.2ZM20 10.4C22.7 11.2 25.3 12.1 28 12.4V18.6C25.3 18.3 22.7 17.4 20 16.5ZM28 5.9C30.5 6.1 33.2 5.6 36 4.7V10.9C33.2 11.9 30.5 12.3 28 12.4Z',
    },
  ],
  composition: { opening: 'meter', progress: 'meter', panel: 'dense', headings: 'barred' },
}

const cabBlack = '#1b1b1b'
const flagRed = '#c4122f'

export const flagTheme: Theme = {
  colours: {
    surface: '#fafaf7',
    surfaceRaised: white,
    ink: cabBlack,
    muted: '#585854',
    line: '#dfdfd8',
    lineStrong: '#777771',
    accent: flagRed,
    accentHover: '#a20d25',
    accentInk: white,
    accentEdge: cabBlack,
    accentText: '#b00f29',
    accentSoft: '#f0f0ea',
    spark: flagRed,
    focus: '#0f5fb8',
    good: '#17693c',
    goodSoft: '#e5f2e8',
    warn: '#7d5400',
    warnSoft: '#fbf0d4',
    bad: '#9c1c12',
    badSoft: '#fbe9e4',
    header: cabBlack,
    headerInk: white,
    headerMuted: '#cbcbc6',
    headerFocus: '#ffd34d',
    footer: '#efefe9',
    hero: cabBlack,
    heroInk: white,
    heroMuted: '#cbcbc6',
  },
  font: 'barlow',
  radius: { card: 8, control: 6 },
  heading: { weight: 700, tracking: -0.005 },
  button: { radius: 4, weight: 700, isUpperCase: true },
  logo: { size: 2, weight: 700, tracking: 0.02, isUpperCase: true },
  favicon: {
    shapes: [
      { fill: 'headerInk', path: 'M11 8h4v34h-4Z' },
      { fill: '#e0213f', path: 'M17 9c8-2.5 12 4 22 1v19c-10 3-14-3.5-22-1Z' },
    ],
    tile: { colour: 'header', radius: 8 },
  },
}

export const flagStatement: StatementName = { short: 'FLG', name: 'FLAG TAXI' }

export const flagMessages: Messages = {
  description:
    'Taxi insurance for drivers with no time to waste. Four minutes to a price, and no card needed to see it.',
  email: {
    quote: "Here's your quote. Have a look between fares.",
    policy: 'All done. Your certificate is here for the licensing office.',
    signOff: 'Safe journeys,',
  },
}
