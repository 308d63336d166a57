type NewBrand = {
  name: string
  slug: string
  code: string
  /** How many brands there are, including this one: makes its phone and company numbers unique. */
  number: number
}

/** A complete brand in greys, with texts that claim nothing. */
export function brandSource({ name, slug, code, number }: NewBrand): string {
  const own = `0000${number}0${number}`.slice(-6)
  return `import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import { plainComposition } from '../composition.ts'
import type { Theme } from '../theme.ts'

const mark: Brand['mark'] = [
  { fill: 'headerInk', path: 'M20 2A18 18 0 1 1 20 38A18 18 0 1 1 20 2Z' },
  { fill: 'spark', path: 'M20 11L29 29H11Z' },
]

export const ${slug}: Brand = {
  firm: fictionalFirm({
    code: '${code}',
    slug: '${slug}',
    name: '${name}',
    phone: '020 7946 0${800 + number}',
    openingHours: 'Monday to Friday 9am to 5pm',
    claimsPhone: '020 7946 0${900 + number}',
    legalName: '${name} Brokers Limited',
    registeredOffice: '1 ${name} Street, Exampleton, ZZ${number % 10} 1AA',
    companyNumber: '00${own}',
    reference: '${own}',
  }),
  firstScreen: {
    heading: (product) => \`Get a \${product} quote\`,
    lead: "Enter your reg and we'll look up the details for you to check.",
    promise: 'About 5 minutes. No card needed to see your price.',
  },
  mark,
  composition: plainComposition,
}

const slate = '#33415c'

export const ${slug}Theme: Theme = {
  colours: {
    surface: '#f7f7f8',
    surfaceRaised: white,
    ink: '#1f2430',
    muted: '#565d6b',
    line: '#dcdfe4',
    lineStrong: '#6e7582',
    accent: slate,
    accentHover: '#263148',
    accentInk: white,
    accentEdge: slate,
    accentText: slate,
    accentSoft: '#eaedf2',
    spark: '#6b7a99',
    focus: '#1f55d6',
    good: '#17693c',
    goodSoft: '#e5f2e8',
    warn: '#7d5400',
    warnSoft: '#fbf0d4',
    bad: '#b3261e',
    badSoft: '#fcebe8',
    header: slate,
    headerInk: white,
    headerMuted: '#cdd5e3',
    headerFocus: '#f3b95b',
    footer: '#eceef2',
    hero: '#eaedf2',
    heroInk: '#1f2430',
    heroMuted: '#4b5260',
  },
  font: 'figtree',
  radius: { card: 8, control: 6 },
  heading: { weight: 700, tracking: -0.01 },
  button: { radius: 6, weight: 600, isUpperCase: false },
  logo: { size: 2, weight: 700, tracking: -0.02, isUpperCase: false },
  favicon: { shapes: mark, tile: { colour: 'header', radius: 8 }, placed: { x: 4, y: 4, scale: 1 } },
}

export const ${slug}Statement: StatementName = { short: '${slug.slice(0, 3).toUpperCase()}', name: '${slug.toUpperCase()}' }

export const ${slug}Messages: Messages = {
  description: 'Insurance from ${name}. Get your price in about 5 minutes, with no card needed to see it.',
  email: {
    quote: 'Here is your ${name} quote.',
    policy: 'Here is your ${name} policy.',
    signOff: 'The ${name} team',
  },
}
`
}

export function voiceSource(name: string): string {
  return `import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'Why choose ${name}',
  found: '${name} has found your vehicle.',
  waiting: '${name} is working out your price.',
  priceReady: 'This is your price from ${name}.',
  save: '${name} saves your answers, so you can come back to them.',
  retrieval: { title: 'Welcome back to ${name}', line: 'Your ${name} quote is waiting for you.' },
  payment: 'Check your ${name} policy, then pay.',
  thankYou: { title: 'Welcome to ${name}', line: 'Your ${name} documents are on their way.' },
  timedOut: 'You were away for a while, so ${name} has closed your quote.',
  error: 'Something went wrong at ${name}. Please try again.',
  decline: 'Sorry, ${name} is unable to offer you cover.',
}
`
}

export const artworkSource = `import type { Artwork, Drawing } from '../drawing.ts'

/** The vehicle on a road, wide enough for any screen. */
const scene: Drawing = [
  { fill: 'accent', path: 'M0 176H1440V200H0Z' },
  { vehicle: 'own', x: 600, road: 178, scale: 1, paint: 'spark', glass: 'surfaceRaised' },
]

/** A car on the road. */
const small: Drawing = [
  { fill: 'accentSoft', path: 'M0 0H320V144H0Z' },
  { fill: 'accent', path: 'M0 116H320V144H0Z' },
  { vehicle: 'hatchback', x: 84, road: 117, scale: 0.66, paint: 'spark', glass: 'surfaceRaised' },
]

export const artwork: Artwork = {
  scene: { width: 1440, height: 200, parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { PC: 'hatchback', CV: 'van', TX: 'cab' },
}
`
