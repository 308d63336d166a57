import type { CoverTerms } from '@milepost/domain/lines/line'
import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import type { AddOn, AddOnCode } from '@milepost/domain/quote/add-ons'
import { BREAKDOWN_VEHICLE_AGE } from '@milepost/domain/quote/breakdown'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { type Block, type DocumentContent, heading, list, paragraph, section, strong } from '../pdf/blocks.ts'
import {
  europeanCountries,
  homeCountries,
  includedCovers,
  notCovered,
  selectedAddOns,
} from '../phrases/cover.ts'
import { quoteDocument } from '../phrases/document-header.ts'
import { periodInWords, raised } from '../phrases/format.ts'
import { excessTables } from '../phrases/price.ts'
import { cancelling, claiming, compensation, complaining, renewing } from '../phrases/rights.ts'
import {
  blocksOfUses,
  dutiesAtTheStart,
  dutiesDuringCover,
  restrictions,
  USE_HEADING,
} from '../phrases/use.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** The policy in short: cover, exclusions, and the rights of both sides (ICOBS 6.1). */
export function policySummary(quote: QuoteDocumentData): DocumentContent {
  const { terms, option, period, level, firm } = quote
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return quoteDocument(quote, 'Policy summary', [
    paragraph(
      `The main points of your ${levelWords} ${terms.name.toLowerCase()}. The full terms are in the policy wording, which you can read before you buy.`,
      'lead',
    ),
    section(
      'Who insures you',
      paragraph([strong(terms.insurer), `. ${firm.name} arranges and looks after the policy.`]),
    ),
    section('What it covers', coverTable(quote)),
    section(USE_HEADING, ...blocksOfUses(quote)),
    section('What it does not cover', list(notCovered(quote), 'cross')),
    section('Restrictions on your cover', list(restrictions(quote), 'bang')),
    section('Your excess', ...excessTables(option.excesses)),
    ...extras(quote),
    section('Where it covers you', list([homeCountries, europeanCountries])),
    section(
      'How long it lasts',
      paragraph(`${raised(termInWords[option.term])}: from ${periodInWords(period)}. ${renewing(quote)}`),
    ),
    section('What you must do', list([...dutiesAtTheStart(quote), ...dutiesDuringCover(quote)])),
    section('Claiming', list(claiming(quote))),
    section('Changing your mind', list(cancelling(quote))),
    section('If you have a complaint', ...complaining(quote)),
    section('If the insurer cannot pay', ...compensation(quote)),
    section(
      'The law',
      paragraph(
        'The law and courts of the part of the United Kingdom you live in apply. The contract, and everything we send you about it, is in English.',
      ),
    ),
  ])
}

function coverTable(quote: QuoteDocumentData): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.68 }, { share: 0.32, isStrong: true }],
    head: ['Cover', 'Limit'],
    rows: includedCovers(quote).map(({ name, words, limit }) => ({
      cells: [[strong(name), `. ${words}.`], limit],
    })),
  }
}

function extras(quote: QuoteDocumentData): readonly Block[] {
  const chosen = selectedAddOns(quote)
  if (chosen.length === 0) return []
  const blocks = chosen.flatMap((extra) => [
    heading(extra.description),
    paragraph(extraInWords(extra, quote.terms.cover)),
  ])
  return [section('Optional extras you have chosen', ...blocks)]
}

/** What an extra covers, in the words shown when it was offered, and what it does not (CON-35, CON-36, CON-38, CON-39, CON-40, D-150). */
function extraInWords(extra: Pick<AddOn, 'code' | 'description'>, cover: CoverTerms): string {
  return [addOnWords(extra, cover).words, ...beyond[extra.code]].join(' ')
}

const breakdownLimits = [
  `It does not cover vehicles that are ${BREAKDOWN_VEHICLE_AGE} years old or over, or faults you knew about before you bought it.`,
]
const reimbursementLimits = ['The limit is for the whole period of cover. Glass is not included.']
const taxiHireLimits = ['You must not have been to blame for the accident.']

const beyond: Record<AddOnCode, readonly string[]> = {
  KEYCARE: [],
  PC_BREAKDOWN_NATIONAL: breakdownLimits,
  PC_BREAKDOWN_EU_UK: breakdownLimits,
  EXCESS_REIMBURSEMENT_250: reimbursementLimits,
  EXCESS_REIMBURSEMENT_500: reimbursementLimits,
  EXCESS_REIMBURSEMENT_750: reimbursementLimits,
  EXCESS_REIMBURSEMENT_1000: reimbursementLimits,
  LEGAL_EXPENSES: ['The claim must be more likely than not to succeed.'],
  PERSONAL_ACCIDENT: [],
  GUARANTEED_TAXI_HIRE_14: taxiHireLimits,
  GUARANTEED_TAXI_HIRE_21: taxiHireLimits,
  PUBLIC_LIABILITY_10M: [],
}
