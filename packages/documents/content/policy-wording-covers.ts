import type { CoverTerms } from '@milepost/domain/lines/line'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import type { AddOn } from '@milepost/domain/quote/add-ons'
import { type Block, heading, list, paragraph, strong } from '../pdf/blocks.ts'
import { amountOf, includedCovers, limits, pounds, selectedAddOns } from '../phrases/cover.ts'
import { termsOfExtra } from '../phrases/extras.ts'
import { lowered, raised } from '../phrases/format.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** Cover for the vehicle itself, by level of cover. */
export function vehicleParts(quote: QuoteDocumentData): readonly Part[] {
  if (quote.level === 'TPO') return []
  return quote.level === 'TPFT'
    ? [fireAndTheft]
    : [fireAndTheft, damage, glass(quote), medical, courtesy(quote)]
}

const settlement: readonly Block[] = [
  heading('How we settle'),
  list([
    'We will repair the vehicle, replace what was lost, or pay what it is worth. We decide which, and tell you why.',
    'We will pay no more than its market value just before the loss, less the excess.',
    'If a repair would not be economical, the vehicle is a total loss. We pay its market value, and may then keep the vehicle. If it is on finance, we pay the finance company first.',
    'We may use parts that are not made by the manufacturer but are of similar quality.',
  ]),
]

const fireAndTheft: Part = {
  title: 'Fire and theft',
  blocks: [
    paragraph(
      'We pay for loss of or damage to the vehicle by fire, lightning, explosion, theft or attempted theft, or if it is taken without your consent.',
    ),
    ...settlement,
    heading('Not covered in this part'),
    list([
      'Theft while the vehicle is unlocked, its windows or roof are open, or its keys are in it, on it or near it.',
      'Loss by deception, such as a fraudulent buyer or a payment that fails.',
      'Taking by a member of your family or household, unless you report it to the police and do not withdraw the report.',
      'Belongings, tools and goods; or equipment added after the vehicle was made, unless you told us about it.',
    ]),
  ],
}

const damage: Part = {
  title: 'Damage to the vehicle',
  blocks: [
    paragraph(
      'We pay for damage to the vehicle by accident, vandalism, storm, flood or falling objects, whoever is to blame.',
    ),
    paragraph(
      'We settle claims in the same way as for fire and theft. The young or inexperienced driver excess applies if one was driving.',
    ),
    heading('Not covered in this part'),
    list([
      'Wear and tear, rust, loss of value, and gradual damage.',
      'Mechanical, electrical, electronic or computer failure; or damage to tyres from braking, punctures or cuts.',
      'Damage from the wrong fuel, from frost, or from driving on after a warning light or sound.',
      'Damage while the driver is over the legal limit for alcohol or drugs, or has refused a test.',
    ]),
  ],
}

function glass({ option }: QuoteDocumentData): Part {
  return {
    title: 'Windscreens and windows',
    blocks: [
      paragraph(
        `We repair or replace broken glass in the windscreen and windows. You pay the first ${amountOf(option.excesses, 'WINDSCREEN_REPAIR')} of a repair and the first ${amountOf(option.excesses, 'WINDSCREEN_REPLACEMENT')} of a replacement. A claim for glass alone does not reduce your no claims discount. Sunroofs, lights and mirrors are not included.`,
      ),
    ],
  }
}

const medical: Part = {
  title: 'Medical expenses',
  blocks: [
    paragraph(
      `If anyone in the vehicle is hurt in an accident, we pay for their treatment: up to ${limits.passengerMedical.each} each, and ${limits.passengerMedical.incident} for any one incident.`,
    ),
  ],
}

function courtesy({ terms }: QuoteDocumentData): Part {
  const { courtesy: lent } = terms.vehicle
  const { over, notOver } = terms.cover.courtesyCarAges
  return {
    title: raised(lent),
    blocks: [
      paragraph(
        `If the vehicle is a total loss, we lend you a ${lent} for up to ${limits.courtesyCarDays} days. It is for drivers aged ${over + 1} to ${notOver} when cover starts, within Great Britain and Northern Ireland. While you have it, this policy insures it instead of the vehicle. You pay for its fuel, charges and fines. You cannot use it to carry passengers or goods for hire.`,
      ),
    ],
  }
}

/** A numbered part of the policy wording. */
type Part = { title: string; blocks: readonly Block[] }

/** The liability cover required by the Road Traffic Act 1988, and public liability on journeys that have it. */
export function liabilityParts(quote: QuoteDocumentData): readonly Part[] {
  const { terms } = quote
  const publicLiability = includedCovers(quote).find(({ name }) => name === 'Public liability')
  return [
    {
      title: 'Liability to other people',
      blocks: [
        paragraph(
          'We pay what you are legally liable for if, because of an accident involving the vehicle, someone',
        ),
        list([
          'is injured or killed: without limit;',
          `has property damaged: up to ${pounds(terms.cover.thirdPartyDamagePounds)} for any one accident, costs included.`,
        ]),
        paragraph(
          'We cover any named driver in the same way, passengers who cause an accident by getting in or out, and the estate of an insured person who has died. We pay for the emergency treatment that the Road Traffic Act 1988 provides for, and for legal costs we have agreed to.',
        ),
        heading('Not covered in this part'),
        list([
          'Property that you or the driver own or are looking after, including the vehicle itself.',
          'Liability that is insured elsewhere, or that exists only because of an agreement you made.',
          'Injury to someone you employ while they are at work, beyond the cover the law makes compulsory.',
          'Use of the vehicle on the parts of an airfield where aircraft move.',
        ]),
      ],
    },
    {
      title: 'Driving in Europe',
      blocks: [
        paragraph(
          'In the European countries listed under territorial limits, we give the minimum cover required by the law of that country, or of Great Britain if that is wider. It is third party cover, so it does not pay for damage to the vehicle. Your certificate is proof of cover. You do not need a green card.',
        ),
      ],
    },
    ...(publicLiability
      ? [
          {
            title: 'Public liability',
            blocks: [
              paragraph(
                `We pay what you are legally liable for if a member of the public is injured, or their property is damaged, through your work as a taxi driver but not through your driving: ${lowered(publicLiability.limit)} for any one event.`,
              ),
            ],
          },
        ]
      : []),
  ]
}

/** The chosen extras; no part without any. */
export function extraParts(quote: QuoteDocumentData): readonly Part[] {
  const chosen = selectedAddOns(quote)
  if (chosen.length === 0) return []
  return [{ title: 'Optional extras', blocks: chosen.flatMap((extra) => blocksOf(extra, quote.terms.cover)) }]
}

function blocksOf(extra: AddOn, cover: CoverTerms): readonly Block[] {
  const { insured, notInsured, restrictions, where, onAClaim } = termsOfExtra(extra.code, cover)
  return [
    heading(extra.description),
    paragraph(addOnWords(extra, cover).words),
    paragraph([strong('We pay for')]),
    list(insured),
    paragraph([strong('We do not pay for')]),
    list(notInsured),
    paragraph([strong('Conditions. '), restrictions.join(' ')]),
    paragraph([strong('Where. '), `${where.join('. ')}.`]),
    paragraph([strong('When you claim. '), onAClaim]),
  ]
}
