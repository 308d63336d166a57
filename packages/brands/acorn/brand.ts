import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import type { Theme } from '../theme.ts'

const mark: Brand['mark'] = [
  {
    fill: 'spark',
    path: 'M20 10.5C29 10.5 35 14 35 18.5C35 20.5 33.5 21.5 31.5 21.5H8.5C6.5 21.5 5 20.5 5 18.5C5 14 11 10.5 20 10.5Z',
  },
  {
    fill: 'headerInk',
    path: 'M8.5 24H31.5C31.5 30.5 27 35.5 21.5 37.5C20.5 37.9 19.5 37.9 18.5 37.5C13 35.5 8.5 30.5 8.5 24Z',
  },
  { stroke: { colour: 'spark', width: 3 }, path: 'M20 11C20 7 21.5 4.5 25 3.5' },
]

/** Acorn: steady, warm, local. Oak green on cream, with amber. */
export const acorn: Brand = {
  firm: fictionalFirm({
    code: 'A',
    slug: 'acorn',
    name: 'Acorn',
    phone: '0808 157 0132',
    openingHours: 'Monday to Friday 8am to 7pm, Saturday 9am to 5pm',
    claimsPhone: '0808 157 0139',
    legalName: 'Oak Yard Brokers Limited',
    registeredOffice: '1 Oak Yard, Exampleton, ZZ1 1AA',
    companyNumber: '00000101',
    reference: '000101',
  }),
  firstScreen: {
    heading: (product) => `Let's get you a ${product} quote`,
    lead: "Points on your licence? Turned down elsewhere? Let's see what we can do.",
    promise: 'About 5 minutes. No card needed to see your price.',
  },
  mark,
  composition: { opening: 'landscape', progress: 'bar', panel: 'card', headings: 'plain' },
}

const oak = '#1e4d38'

export const acornTheme: Theme = {
  colours: {
    surface: '#fbf7ef',
    surfaceRaised: white,
    ink: '#1c2a23',
    muted: '#55625a',
    line: '#e3dccb',
    lineStrong: '#7b8479',
    accent: oak,
    accentHover: '#163b2b',
    accentInk: white,
    accentEdge: oak,
    accentText: oak,
    accentSoft: '#e9f0e6',
    spark: '#d98a1f',
    focus: '#b4620a',
    good: '#1f6b3a',
    goodSoft: '#e6f2e6',
    warn: '#8a5200',
    warnSoft: '#fdf0d9',
    bad: '#b3261e',
    badSoft: '#fcebe8',
    header: oak,
    headerInk: white,
    headerMuted: '#cfe0d3',
    headerFocus: '#f3b95b',
    footer: '#f2ebdc',
    hero: '#e3eff2',
    heroInk: '#1c2a23',
    heroMuted: '#46534b',
  },
  font: 'figtree',
  radius: { card: 12, control: 8 },
  heading: { weight: 700, tracking: -0.015 },
  button: { radius: 10, weight: 600, isUpperCase: false },
  logo: { size: 2, weight: 700, tracking: -0.02, isUpperCase: false },
  seasons: {
    spring: {
      sky: '#e6f1ea',
      sun: '#f6d77b',
      hill: '#bcd6a8',
      field: '#84b173',
      leaf: '#6aa263',
      leafLight: '#e6b3c1',
    },
    summer: {
      sky: '#e3eff2',
      sun: '#f3b95b',
      hill: '#abc99c',
      field: '#629767',
      leaf: '#2f6b46',
      leafLight: '#4f8a58',
    },
    autumn: {
      sky: '#fbeeda',
      sun: '#eea43a',
      hill: '#d8c595',
      field: '#a3a25c',
      leaf: '#c4691a',
      leafLight: '#dd9433',
    },
    winter: {
      sky: '#e9eff2',
      sun: '#f6e6c4',
      hill: '#d3dde0',
      field: '#b4c5c6',
      leaf: '#71817a',
      leafLight: '#8f9d97',
    },
  },
  favicon: { shapes: mark, tile: { colour: 'accent', radius: 11 }, placed: { x: 6.5, y: 4.5, scale: 0.875 } },
}

export const acornStatement: StatementName = { short: 'ACN', name: 'ACORN' }

export const acornMessages: Messages = {
  description:
    'Cover for drivers that others turn away. Get your price in about 5 minutes, with no card needed to see it.',
  email: {
    quote: "Thanks for coming to us. Here's the way back to your quote.",
    policy: "Welcome to Acorn. Here's everything you need to know about your cover.",
    signOff: 'Take care on the road,',
  },
}
