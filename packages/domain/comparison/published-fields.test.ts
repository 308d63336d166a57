import { expect, it } from 'vitest'
import { journeyDefinition } from '../journeys/journey-definition.ts'
import { askingOf } from '../journeys/journey-progress.ts'
import { journeys } from '../journeys/journeys.ts'
import type { SiteField } from '../questions/aggregator.ts'
import { siteClaim } from '../questions/claim.ts'
import { siteConviction } from '../questions/conviction.ts'
import type { Shape } from '../questions/dto.ts'
import { siteModification } from '../questions/modification.ts'
import { isAsked } from '../questions/question.ts'
import { journeyIds } from '../terms/identity.ts'
import type { Terms } from '../terms/terms.ts'
import { randomAnswers } from '../testing/random-answers.ts'
import { localDate } from '../values/local-date.ts'
import { coverPart, driverPart, proposerPart, taxiPart, vehiclePart } from './site-parts.ts'

/*
 * This test writes docs/comparison-fields.md from the questions. Change those, then run `npx vitest run --project unit
 * packages/domain/comparison/published-fields -u`.
 */

const tables = {
  person: {
    title: '`proposer`, and each of `drivers`',
    fields: [...proposerPart, ...driverPart.filter(({ name }) => !isIn(proposerPart, name))],
  },
  claim: { title: 'Each of `claims`', fields: siteClaim },
  conviction: { title: 'Each of `convictions`', fields: siteConviction },
  vehicle: { title: '`vehicle`', fields: vehiclePart },
  modification: { title: 'Each of `modifications`', fields: siteModification },
  cover: { title: '`cover`', fields: coverPart },
  taxi: { title: '`taxi`', fields: taxiPart },
}

type Note = { says?: string; notSent?: string }

/**
 * What a site's engineer needs to know beyond the question, by table and field. Defined here because questions are sent to every
 * customer's browser. Most fields need no note.
 */
const notes: Readonly<Record<string, Note>> = {
  'person.title': { says: '`3` is accepted for `003`' },
  'person.lastName': { says: 'digits are removed' },
  'person.ukResidentSince': { says: 'send the date of birth if the person has always lived in the UK' },
  'person.occupation': { says: 'for a student, the type of study', notSent: 'needed for people who work' },
  'person.industry': { notSent: 'needed for people who work' },
  'person.secondOccupation': { notSent: 'the person has no second job' },
  'person.secondIndustry': { notSent: 'needed for people with a second job' },
  'person.licenceObtained': { notSent: 'needed, or `licenceYears`' },
  'person.licenceYears': { says: 'used only if `licenceObtained` is not sent', notSent: '' },
  'person.licenceNumber': {
    says: 'sixteen characters',
    notSent: 'the customer enters it before the purchase',
  },
  'person.criminalConvictions': { says: 'unspent convictions only' },
  'person.claims': {
    says: 'an empty list for none; we leave out entries that are older than the journey asks about',
  },
  'person.convictions': {
    says: 'an empty list for none; we leave out entries that are older than the journey asks about',
  },
  'person.mainDriver': { notSent: 'the proposer is the main driver' },
  'conviction.code': { says: "the DVLA's code" },
  'conviction.banMonths': { says: '`0` for none; we assume that a ban begins on the day of the conviction' },
  'vehicle.registration': { notSent: 'needed, or `described`' },
  'vehicle.value': { notSent: 'the value from the vehicle look-up' },
  'vehicle.owner': { says: '`1` is the policyholder' },
  'vehicle.keeper': { says: '`1` is the policyholder' },
  'vehicle.use': { says: '`G` and `H` for vans; `PR` and `PU` for taxis' },
  'vehicle.overnightAddress': {
    says: 'send it only if it is not the home address; it then becomes the address of the quote, and the home address is the postal address',
    notSent: 'the vehicle is kept at the home address',
  },
  'vehicle.businessMileage': { notSent: 'needed for business use, if the journey asks for it' },
  'vehicle.countryFirstRegistered': { notSent: 'needed for an imported vehicle' },
  'vehicle.modifications': { says: 'an empty list for none' },
  'vehicle.securityDevices': { says: 'ABI codes, stored as sent', notSent: '' },
  'cover.level': { says: '`01`, `02` and `03` are also accepted' },
  'cover.start': { says: 'rounded to the nearest quarter of an hour in the future' },
  'cover.voluntaryExcess': { says: 'one of the amounts in the reference data' },
  'cover.ncdYears': { says: '`10` means ten or more' },
  'cover.ncdEarnedOn': { notSent: 'needed there if `ncdYears` is above 0' },
}

it('documents every field for a site’s engineer, with our assumptions in the words the customer reads', async () => {
  const text = [
    '# The fields of a comparison site’s risk',
    '',
    '[comparison-sites.md](comparison-sites.md) describes how to send a risk and what the reply contains. A test generates this page from the',
    'records of our questions (`packages/domain/comparison/published-fields.test.ts`).',
    '',
    'The last column states what we assume if a field is not sent. A field that is **needed** is required if the journey asks for it; **needed there**',
    'means that only the listed product lines ask for it.',
    ...Object.entries(tables).flatMap(([table, { title, fields }]) => [
      '',
      `## ${title}`,
      '',
      '| field | what to send | if it is not sent |',
      '|---|---|---|',
      ...fields.map((field) => rowOf(table, field)),
    ]),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../docs/comparison-fields.md')
})

it('has a note only for fields that exist', () => {
  const known = Object.entries(tables).flatMap(([name, { fields }]) =>
    fields.map((field) => `${name}.${field.name}`),
  )
  expect(known.length).toBeGreaterThan(60)
  expect(Object.keys(notes).filter((name) => !known.includes(name))).toEqual([])
})

function rowOf(table: string, field: SiteField): string {
  const { name, reckoned, unsent } = field
  const note = notes[`${table}.${name}`]
  const lines = table === 'modification' ? '' : linesOf(field)
  const says = [
    table === 'person' ? whoseOf(name) : '',
    lines,
    sentAs(field),
    note?.says,
    reckoned && `listed in \`assumed\`: ${reckoned}`,
  ]
  const notSent = unsent?.words ?? note?.notSent ?? (lines === '' ? 'needed' : 'needed there')
  return `| \`${name}\` | ${says.filter(Boolean).join('; ')} | ${notSent} |`.replaceAll('|  |', '| |')
}

function whoseOf(name: string): string {
  if (!isIn(driverPart, name)) return 'proposer only'
  return isIn(proposerPart, name) ? '' : 'drivers only'
}

function isIn(part: readonly SiteField[], fieldName: string): boolean {
  return part.some(({ name }) => name === fieldName)
}

/** Longer lists are left to the reference data. */
const MOST_CODES = 6

/** What is sent, in words; empty if the name says it. */
function sentAs({ shape, codes }: SiteField): string {
  if (codes === undefined) return wordsOf(shape)
  const listed = codes.slice(0, codes.length > MOST_CODES ? 3 : MOST_CODES).map(({ code }) => `\`${code}\``)
  return listed.join(', ') + (codes.length > MOST_CODES ? ' ...' : '')
}

function wordsOf(shape: Shape): string {
  if (shape === 'yes-no') return '`true` or `false`'
  if (shape === 'date') return 'a date'
  if (shape === 'pounds') return 'pounds'
  if (shape === 'address') return '`line1` to `line4`, `city`, `county`, `postcode`'
  if (typeof shape !== 'object') return ''
  if ('whole' in shape) return 'a whole number'
  if ('pattern' in shape) return shape.what
  if ('listOf' in shape) return 'a list'
  return ''
}

const lineWords: Readonly<Record<Terms['line'], string>> = {
  'private-car': 'private cars',
  van: 'vans',
  taxi: 'taxis',
  protect: 'Protect',
  impound: 'impounded vehicles',
  telematics: 'telematics',
}

const today = localDate('2026-11-16')
const hereOn = (terms: Terms) => ({ terms, today, definition: journeyDefinition })

/** Customers of every journey. Each answers every journey's questions, so that a rare answer counts the same on all of them. */
const customers = journeyIds.flatMap((id) =>
  Array.from({ length: 12 }, (_, seed) => randomAnswers(seed + 1, hereOn(journeys[id]))),
)

/** The product lines that ask for the field, if only a few do. */
function linesOf({ to: [name] }: SiteField): string {
  const sections = Object.values(journeyDefinition.steps).flat()
  const asked = sections.flatMap(({ of, ask }) =>
    ask.flatMap((each) => (each.name === name ? [{ of, each }] : [])),
  )
  const askedBy = Object.values(journeys).filter((terms) =>
    asked.some(({ of, each }) =>
      customers.some((answers) => isAsked(each, askingOf(of, answers, hereOn(terms)))),
    ),
  )
  const lines = new Set(askedBy.map(({ line }) => line))
  const isOfFew = lines.size <= Object.keys(lineWords).length / 2
  return isOfFew ? [...lines].map((line) => lineWords[line]).join(' and ') : ''
}
