import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import type { Theme } from '../theme.ts'

/** Motorcade: composed, precise. Midnight blue and stone, with brass. */
export const motorcade: Brand = {
  firm: fictionalFirm({
    code: 'M',
    slug: 'motorcade',
    name: 'Motorcade',
    phone: '0117 496 0455',
    openingHours: 'Monday to Friday 8.30am to 6.30pm',
    claimsPhone: '0117 496 0464',
    legalName: 'Procession Square Brokers Limited',
    registeredOffice: '9 Procession Square, Exampleton, ZZ4 9MC',
    companyNumber: '00000404',
    reference: '000404',
  }),
  firstScreen: {
    heading: (product) => `Arrange your ${product}`,
    lead: 'Everything in order, in five minutes.',
    promise: "You'll see your price in full before we ask for a card.",
  },
  mark: [
    { fill: 'spark', path: 'M4 8H13L22 20L13 32H4L13 20Z' },
    { fill: 'spark', opacity: 0.75, path: 'M17 8H23L32 20L23 32H17L26 20Z' },
    { fill: 'spark', opacity: 0.5, path: 'M27 8H30L39 20L30 32H27L36 20Z' },
  ],
  composition: { opening: 'line', progress: 'line', panel: 'ruled', headings: 'ruled' },
}

const midnight = '#14284b'

export const motorcadeTheme: Theme = {
  colours: {
    surface: '#f5f3ee',
    surfaceRaised: white,
    ink: '#14213a',
    muted: '#545d6e',
    line: '#ddd8cc',
    lineStrong: '#757a85',
    accent: midnight,
    accentHover: '#0d1b34',
    accentInk: white,
    accentEdge: midnight,
    accentText: midnight,
    accentSoft: '#e9ebf0',
    spark: '#b8892b',
    focus: '#9a6c12',
    good: '#1c6644',
    goodSoft: '#e4efe7',
    warn: '#80540a',
    warnSoft: '#f8edd5',
    bad: '#a5222a',
    badSoft: '#f9e8e7',
    header: midnight,
    headerInk: white,
    headerMuted: '#c6cfdf',
    headerFocus: '#e2b85c',
    footer: '#ebe8e0',
    hero: midnight,
    heroInk: white,
    heroMuted: '#c6cfdf',
  },
  font: 'libre-franklin',
  displayFont: 'serif',
  radius: { card: 6, control: 4 },
  heading: { weight: 600, tracking: -0.01 },
  button: { radius: 2, weight: 500, isUpperCase: false },
  logo: { size: 1.375, weight: 600, tracking: 0.08, isUpperCase: true },
  favicon: {
    shapes: [{ fill: '#d3a544', path: 'M8 12h9l9 12-9 12H8l9-12ZM22 12h6l9 12-9 12h-6l9-12Z' }],
    tile: { colour: 'header', radius: 6 },
  },
}

export const motorcadeStatement: StatementName = { short: 'MCD', name: 'MOTORCADE' }

export const motorcadeMessages: Messages = {
  description:
    'Car and van insurance, arranged with care. Your price in full in about five minutes, with no card needed to see it.',
  email: {
    quote: 'Thank you for your enquiry. Your quote is in order.',
    policy: 'Your policy is in place, and everything about it is set out below.',
    signOff: 'With kind regards,',
  },
}
