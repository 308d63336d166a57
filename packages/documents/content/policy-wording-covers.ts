import { addOnWords } from '@milepost/domain/quote/add-on-words'
import type { AddOn } from '@milepost/domain/quote/add-ons'
import { vehicleWords } from '@milepost/domain/quote/cover-benefits'
import type { CoverTerms } from '@milepost/domain/terms/terms'
import { type Block, heading, list, paragraph, strong } from '../pdf/blocks'
import { amountOf, includedCovers, limits, pounds, selectedAddOns } from '../phrases/cover'
import { termsOfExtra } from '../phrases/extras'
import { lowered, raised } from '../phrases/format'
import type { QuoteDocumentData } from '../quote-document-data'

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
    'We repair the vehicle, replace what was lost, or pay what it is worth. We choose, and tell you why.',
    'We pay no more than its market value just before the loss, less the excess.',
    'When a repair would cost more than is sensible the vehicle is a total loss. We pay its market value, and the vehicle becomes ours if we want it. If it is on finance we pay the lender first.',
    'We may use parts that are not made by its manufacturer but are as good.',
  ]),
]

const fireAndTheft: Part = {
  title: 'Fire and theft',
  blocks: [
    paragraph(
      'We pay for loss of or damage to the vehicle by fire, lightning, explosion, theft, attempted theft, or its being taken without your consent.',
    ),
    ...settlement,
    heading('Not covered in this part'),
    list([
      'Theft while the vehicle is unlocked, its windows or roof are open, or its keys are in it, on it or near it.',
      'Loss by deception: a false buyer, or a payment that fails.',
      'Taking by a member of your family or household, unless you report it to the police and do not withdraw it.',
      'Belongings, tools and goods; equipment that was not fitted when the vehicle was made, beyond what you told us of.',
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
      'We settle as under fire and theft. The young or inexperienced driver excess applies when such a person drove.',
    ),
    heading('Not covered in this part'),
    list([
      'Wear and tear, rust, loss of value, and damage that came about slowly.',
      'Mechanical, electrical, electronic or computer failure; damage to tyres by braking, punctures or cuts.',
      'Damage by the wrong fuel, by frost, or by driving on after the vehicle gave a warning.',
      'Damage while the driver is over the legal limit for alcohol or drugs, or refuses a test.',
    ]),
  ],
}

function glass({ option }: QuoteDocumentData): Part {
  return {
    title: 'Windscreens and windows',
    blocks: [
      paragraph(
        `We repair or replace broken glass in the windscreen and windows. You pay ${amountOf(option.excesses, 'WINDSCREEN_REPAIR')} of a repair and ${amountOf(option.excesses, 'WINDSCREEN_REPLACEMENT')} of a replacement. Such a claim alone does not reduce your no claims discount. Sunroofs, lights and mirrors are not glass in this sense.`,
      ),
    ],
  }
}

const medical: Part = {
  title: 'Medical expenses',
  blocks: [
    paragraph(
      `When people in the vehicle are hurt in an accident we pay for their treatment up to ${limits.passengerMedical.each} each and ${limits.passengerMedical.incident} an incident.`,
    ),
  ],
}

function courtesy({ terms }: QuoteDocumentData): Part {
  const { courtesy: lent } = vehicleWords(terms.line)
  const { over, notOver } = terms.cover.courtesyCarAges
  return {
    title: raised(lent),
    blocks: [
      paragraph(
        `When the vehicle is a total loss we lend you a ${lent} for up to ${limits.courtesyCarDays} days. It is for drivers over ${over} and not over ${notOver} when cover starts, within Great Britain and Northern Ireland, and while it is lent this policy insures it in place of the vehicle. You pay for its fuel, charges and fines. It is not lent for the carriage of passengers or goods for hire.`,
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
          'We pay what you are liable for by law when, because of an accident with the vehicle, somebody',
        ),
        list([
          'is injured or killed: without limit;',
          `has property damaged: up to ${pounds(terms.cover.thirdPartyDamagePounds)} for any one accident, costs included.`,
        ]),
        paragraph(
          'We cover in the same way any named driver, passengers who cause an accident by getting in or out, and, after a death, the estate of the person insured. We pay for the emergency treatment that the Road Traffic Act 1988 provides for, and for legal costs that we have agreed to.',
        ),
        heading('Not covered in this part'),
        list([
          'Property that belongs to you or that you, or whoever drives, look after. The vehicle itself.',
          'Liability that is insured elsewhere, or that exists only because of an agreement you made.',
          'Injury to somebody whom you employ, at their work, beyond what the law makes compulsory.',
          'The use of the vehicle on the part of an airfield where aircraft move.',
        ]),
      ],
    },
    {
      title: 'Driving in Europe',
      blocks: [
        paragraph(
          'In the European countries named under territorial limits we give the least cover that the law of the country asks for, or that of Great Britain where it is wider. It is third party cover: it does not pay for damage to the vehicle. Your certificate is the proof; no green card is needed there.',
        ),
      ],
    },
    ...(publicLiability
      ? [
          {
            title: 'Public liability',
            blocks: [
              paragraph(
                `We pay what you are liable for by law for injury to the public, or damage to their property, in the course of your work as a taxi driver and away from the driving: ${lowered(publicLiability.limit)} for any one event.`,
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
    paragraph([strong('It depends on this. '), restrictions.join(' ')]),
    paragraph([strong('Where. '), `${where.join('. ')}.`]),
    paragraph([strong('When you claim. '), onAClaim]),
  ]
}
