import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import type { Theme } from '../theme.ts'

const dial = 'M8.7 31.3A16 16 0 1 1 35.5 24'

/** MyPolicy: clear and measured. Teal for actions, violet for accents, pale background. */
export const mypolicy: Brand = {
  firm: fictionalFirm({
    code: 'MP',
    slug: 'mypolicy',
    name: 'MyPolicy',
    phone: '0114 496 0671',
    openingHours: 'Monday to Friday 8am to 8pm, Saturday 9am to 1pm',
    claimsPhone: '0114 496 0680',
    legalName: 'Measured Miles Limited',
    registeredOffice: '30 Meridian Wharf, Exampleton, ZZ6 8MP',
    companyNumber: '00000606',
    reference: '000606',
  }),
  firstScreen: {
    heading: (product) => `Get a ${product} quote`,
    lead: 'You drive well. Your price should say so.',
    promise: 'About 5 minutes, and no card needed to see your price.',
  },
  mark: [
    { stroke: { colour: 'accent', width: 5.5 }, path: dial },
    { stroke: { colour: 'spark', width: 4 }, path: 'M20 20L28.5 13.5' },
    { fill: 'spark', path: 'M15.75 20A4.25 4.25 0 1 0 24.25 20A4.25 4.25 0 1 0 15.75 20Z' },
  ],
  composition: { opening: 'dial', progress: 'ring', panel: 'tiles', headings: 'dotted' },
}

const ink = '#12262e'
const slate = '#4c5f68'
const teal = '#0b6e69'
const violet = '#5b3fd6'

export const mypolicyTheme: Theme = {
  colours: {
    surface: '#f1f6f8',
    surfaceRaised: white,
    ink,
    muted: slate,
    line: '#d5e1e6',
    lineStrong: '#6d7f88',
    accent: teal,
    accentHover: '#085652',
    accentInk: white,
    accentEdge: teal,
    accentText: '#0a635f',
    accentSoft: '#e0f1f0',
    spark: violet,
    focus: violet,
    good: '#0d6b45',
    goodSoft: '#e0f2ea',
    warn: '#85500a',
    warnSoft: '#fcefda',
    bad: '#b3213b',
    badSoft: '#fce9ec',
    header: white,
    headerInk: ink,
    headerMuted: slate,
    headerFocus: violet,
    footer: '#e5eef1',
    hero: '#ebe7fb',
    heroInk: ink,
    heroMuted: '#47566a',
  },
  font: 'manrope',
  radius: { card: 10, control: 8 },
  heading: { weight: 700, tracking: -0.02 },
  button: { radius: 12, weight: 700, isUpperCase: false },
  logo: { size: 1.75, weight: 800, tracking: -0.035, isUpperCase: false },
  favicon: {
    shapes: [
      { stroke: { colour: 'accent', width: 6 }, path: dial },
      { stroke: { colour: 'spark', width: 5 }, path: 'M20 20L28 14' },
      { fill: 'spark', path: 'M15.5 20A4.5 4.5 0 1 0 24.5 20A4.5 4.5 0 1 0 15.5 20Z' },
    ],
  },
}

export const mypolicyStatement: StatementName = { short: 'MYP', name: 'MYPOLICY' }

export const mypolicyMessages: Messages = {
  description:
    'Car insurance that measures how you drive. Get your price in about 5 minutes, with no card needed to see it.',
  email: {
    quote: 'Your figures are saved and ready to open.',
    policy: 'Here are your documents and what happens next.',
    signOff: 'Drive well,',
  },
}
