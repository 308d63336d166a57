import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand } from '../brand'
import { white } from '../colours'
import type { Theme } from '../theme'

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
    heading: "Let's find your vehicle",
    lead: "Type the registration and we'll fill in the rest. You only check it.",
  },
  mark,
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
  },
  font: 'figtree',
  radius: { card: 12, control: 8 },
  heading: { weight: 700, tracking: -0.015 },
  logo: { size: 2, weight: 700, tracking: -0.02, isUpperCase: false },
  favicon: { shapes: mark, tile: { colour: 'accent', radius: 11 }, placed: { x: 6.5, y: 4.5, scale: 0.875 } },
}

export const acornStatement: StatementName = { short: 'ACN', name: 'ACORN' }
