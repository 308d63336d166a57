import { fictionalFirm, type StatementName } from '@milepost/domain/brands/firm'
import type { Brand, Messages } from '../brand.ts'
import { white } from '../colours.ts'
import type { Shape } from '../drawing.ts'
import type { Theme } from '../theme.ts'

const root: Shape = {
  fill: 'spark',
  path: 'M9.5 16.5C13.5 12.5 20 12 24 16C28 20 27.5 26.5 23.5 30.5C19 34.5 10.5 37.5 4.5 38.5C3 38.7 1.3 37 1.5 35.5C2.5 29.5 5.5 21 9.5 16.5Z',
  moved: [2, -2],
}
const grooves: Shape = {
  stroke: { colour: 'ink', width: 2.5 },
  path: 'M12.5 21.5L17 26M20 17.5L22.5 20M10 29.5L13 32.5',
}
const leaves: Shape = {
  fill: 'good',
  path: 'M25 15C24 10 25.5 4.5 29 1.5C31 5 31.5 8 30.5 10.5C33 9 36 9 39 10.5C36.5 14.5 30.5 16.5 25 15Z',
}

/** Carrot: bright and honest. Orange with navy text (white would not reach a contrast of 4.5), mint background. */
export const carrot: Brand = {
  firm: fictionalFirm({
    code: 'CRT',
    slug: 'carrot',
    name: 'Carrot',
    phone: '0113 496 0318',
    openingHours: 'Monday to Friday 9am to 6pm, Saturday 10am to 4pm',
    claimsPhone: '0113 496 0327',
    legalName: 'First Gear Broking Limited',
    registeredOffice: 'The Potting Shed, Exampleton, ZZ3 7CT',
    companyNumber: '00000303',
    reference: '000303',
  }),
  firstScreen: {
    heading: (product) => `Your ${product}, step by step`,
    lead: "First car? We'll go through it together.",
    promise: "About 5 minutes, and you'll see your price before we ask for a card.",
  },
  mark: [root, grooves, leaves],
  composition: { opening: 'companion', progress: 'steps', panel: 'bubble', headings: 'soft' },
}

const navy = '#14213d'
const slate = '#4d5872'
const carrotOrange = '#f0641e'
const mint = '#e7f6ef'
const blue = '#2447b8'

export const carrotTheme: Theme = {
  colours: {
    surface: '#f3faf6',
    surfaceRaised: white,
    ink: navy,
    muted: slate,
    line: '#d3e6dc',
    lineStrong: '#6b7a8c',
    accent: '#f47a3c',
    accentHover: carrotOrange,
    accentInk: navy,
    accentEdge: '#c8500f',
    accentText: '#a93d05',
    accentSoft: mint,
    spark: carrotOrange,
    focus: blue,
    good: '#0f6b4f',
    goodSoft: '#dff3e9',
    warn: '#8a4b00',
    warnSoft: '#fff0dc',
    bad: '#b3202c',
    badSoft: '#fdeaeb',
    header: white,
    headerInk: navy,
    headerMuted: slate,
    headerFocus: blue,
    footer: mint,
    hero: '#d3eedf',
    heroInk: navy,
    heroMuted: '#3f4b66',
  },
  font: 'outfit',
  radius: { card: 16, control: 12 },
  heading: { weight: 700, tracking: -0.015 },
  button: { radius: 24, weight: 600, isUpperCase: false },
  logo: { size: 2, weight: 700, tracking: -0.03, isUpperCase: false },
  favicon: { shapes: [root, leaves] },
}

export const carrotStatement: StatementName = { short: 'CRT', name: 'CARROT' }

export const carrotMessages: Messages = {
  description:
    'Car insurance for new drivers, explained step by step. See your price in about 5 minutes, with no card needed.',
  email: {
    quote: "Here's your quote. Take your time, and we'll explain as you go.",
    policy: "That's everything done. Here's what to keep, and why.",
    signOff: 'Enjoy the drive,',
  },
}
