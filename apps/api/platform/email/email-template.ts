import { firmOf, messages, themes } from '@milepost/brands/brands'
import { displayFonts } from '@milepost/brands/fonts'
import type { Theme } from '@milepost/brands/theme'
import type { Firm } from '@milepost/domain/brands/firm'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { printable } from '@milepost/domain/values/printable'
import { plateText } from '@milepost/domain/values/registration'
import Mustache from 'mustache'
import { emailColours } from './email-colours.ts'
import type { EmailContent } from './ports.ts'
import { compiledTemplate } from './template/compiled-template.ts'
import { marks } from './template/marks.ts'

export type EmailTemplate = {
  journey: JourneyId
  subject: string
  heading: string
  /** The paragraphs above the card. */
  intro: readonly string[]
  /** What the email is about, at a glance. */
  card: readonly Detail[]
  /** The one thing to do. Without an address it is to call us. */
  button: Button
  /** Below the button, in reading order. */
  parts: readonly EmailPart[]
  /** Bad news is signed without the brand's cheer. */
  isBadNews?: boolean
}

export type Detail = readonly [label: string, value: string | { plate: string }]

/** Undefined if no host serves the page, or if the customer should call. */
export type Button = { label: string; address: string } | undefined

/** A paragraph, a heading, labelled details, a list, or a link to something else that can be done. */
export type EmailPart =
  | string
  | { title: string }
  | { details: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
  | { link: string; address: string }

/** Renders an email as text and as HTML with the same words. It fetches nothing, so opening it cannot be tracked. */
export function renderEmail(template: EmailTemplate): EmailContent {
  const email = composed(template)
  const picture = marks[email.firm.code]
  return {
    subject: template.subject,
    text: textOf(email),
    html: Mustache.render(compiledTemplate, viewOf(email), { runs }, { escape: escaped }),
    ...(picture && { mark: { contentId: contentIdOf(email.firm), png: Buffer.from(picture.png, 'base64') } }),
  }
}

type Composed = {
  firm: Firm
  product: string
  subject: string
  heading: string
  intro: readonly string[]
  card: readonly { label: string; value: string; isPlate: boolean }[]
  button: { label: string; address: string; isCall: boolean }
  parts: readonly EmailPart[]
  signOff: string
  foot: readonly string[]
}

function composed({ journey, card, button, intro, parts, isBadNews, ...words }: EmailTemplate): Composed {
  const { brand, name } = journeys[journey]
  const firm = firmOf(brand)
  return {
    ...words,
    firm,
    product: name,
    intro: intro.map(printable),
    card: card.map(([label, value]) =>
      typeof value === 'string'
        ? { label, value: printable(value), isPlate: false }
        : { label, value: printable(plateText(value.plate)), isPlate: true },
    ),
    button: button
      ? { ...button, isCall: false }
      : { label: `Call ${firm.phone.display}`, address: `tel:${firm.phone.dial}`, isCall: true },
    parts: parts.map(tidy),
    signOff: isBadNews ? 'Kind regards,' : messages[brand].email.signOff,
    foot: [
      `${firm.name}, ${firm.phone.display}. ${firm.openingHours}.`,
      `${firm.legalName}, ${firm.registeredOffice}. Company number ${firm.companyNumber}.`,
      firm.regulation,
    ],
  }
}

/** A name or vehicle comes from outside: a bidirectional control character in it must not affect our text. */
function tidy(part: EmailPart): EmailPart {
  if (typeof part === 'string') return printable(part)
  if ('details' in part)
    return { details: part.details.map(([label, value]) => [label, printable(value)] as const) }
  if ('list' in part) return { list: part.list.map(printable) }
  return part
}

function textOf({ firm, heading, intro, card, button, parts, signOff, foot }: Composed): string {
  const blocks = [
    heading,
    ...intro,
    card.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button.isCall ? button.label : `${button.label}:\n${button.address}`,
    ...parts.map(partInText),
    `${signOff}\n${firm.name}`,
    '--',
    ...foot,
  ]
  return `${blocks.join('\n\n')}\n`
}

function partInText(part: EmailPart): string {
  if (typeof part === 'string') return part
  if ('title' in part) return part.title
  if ('details' in part) return part.details.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n')
  return `${part.link}:\n${part.address}`
}

/** The values for the placeholders of template/email.mjml. */
function viewOf({ firm, intro, card, button, parts, foot, ...email }: Composed) {
  const theme = themes[firm.code]
  const { light, dark } = emailColours(theme.colours)
  const runsOf = (text: string) => ({ runs: linked(text, firm) })
  return {
    ...email,
    light,
    dark,
    firm: firm.name,
    mark: marks[firm.code] && contentIdOf(firm),
    preview: intro[0] ?? '',
    logoStyle: logoStyle(theme),
    headingStyle: headingStyle(theme),
    radius: theme.radius.card,
    intro: intro.map(runsOf),
    card: card.map((row, place) => ({ ...row, isLast: place === card.length - 1 })),
    button: {
      ...button,
      ground: theme.colours.accent,
      ink: theme.colours.accentInk,
      radius: theme.button.radius,
    },
    parts: parts.map((part) => {
      if (typeof part === 'string') return { paragraph: runsOf(part) }
      if ('details' in part)
        return { hasDetails: true, details: part.details.map(([label, value]) => ({ label, value })) }
      if ('list' in part) return { hasList: true, list: part.list.map(runsOf) }
      if ('link' in part) return { link: { label: part.link, address: part.address } }
      return part
    }),
    foot: foot.map(runsOf),
  }
}

/** Our telephone numbers and email address can be tapped anywhere in the text. */
const runs =
  '{{#runs}}{{#address}}<a href="{{address}}" style="color:inherit">{{text}}</a>{{/address}}{{^address}}{{text}}{{/address}}{{/runs}}'

type Run = { text: string; address?: string }

function linked(text: string, { phone, claimsLine, email }: Firm): readonly Run[] {
  const addresses = new Map([
    [phone.display, `tel:${phone.dial}`],
    [claimsLine.phone.display, `tel:${claimsLine.phone.dial}`],
    [email, `mailto:${email}`],
  ])
  const known = new RegExp(`(${[...addresses.keys()].map(literal).join('|')})`)
  return text
    .split(known)
    .filter((run) => run !== '')
    .map((run) => ({ text: run, address: addresses.get(run) ?? '' }))
}

function literal(text: string): string {
  return text.replace(/[.+]/g, '\\$&')
}

function logoStyle({ logo }: Theme): string {
  const size = Math.min(logo.size * 16, 28)
  return `font-size:${size}px;line-height:1.2;font-weight:${logo.weight};letter-spacing:${logo.tracking}em;text-transform:${logo.isUpperCase ? 'uppercase' : 'none'};`
}

function headingStyle({ heading, displayFont }: Theme): string {
  // A style attribute ends at a double quote.
  const family = displayFont ? `font-family:${displayFonts[displayFont].replaceAll('"', "'")};` : ''
  return `${family}font-weight:${heading.weight};letter-spacing:${heading.tracking}em;`
}

/** The name of the mark inside the email (RFC 2392). */
function contentIdOf({ slug }: Firm): string {
  return `mark@${slug}.example`
}

function escaped(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
