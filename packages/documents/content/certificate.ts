import { insurers } from '@milepost/domain/terms/terms'
import { type Block, type DocumentContent, paragraph, type Row, strong } from '../pdf/blocks.ts'
import { moment } from '../phrases/format.ts'
import { limitationsAsToUse } from '../phrases/use.ts'
import type { PolicyDocumentData } from '../policy-document-data.ts'

/**
 * The certificate of motor insurance: Form A of the Motor Vehicles (Third Party Risks) Regulations 1972. Its items are in the
 * form's order with the certification last, in black on white, without advertisements and without exclusions that section 148 of
 * the Road Traffic Act 1988 makes void.
 */
export function certificate(policy: PolicyDocumentData): DocumentContent {
  const { terms, firm, policyNumber, issuedAt } = policy
  return {
    title: 'Certificate of Motor Insurance',
    product: terms.name,
    reference: policyNumber,
    madeAt: issuedAt,
    author: terms.insurer,
    about: [
      { label: 'Certificate number', value: policyNumber },
      { label: 'Authorised insurer', value: terms.insurer },
    ],
    blocks: [items(policy), ...certification(policy)],
    foot: `${firm.name}, ${firm.registeredOffice}, ${firm.phone.display}. ${terms.insurer} and ${firm.name} are fictional: this is a certificate of no insurance.`,
    isPlain: true,
  }
}

function items(policy: PolicyDocumentData): Block {
  const { vehicle, holder, period, drivers } = policy
  const use = limitationsAsToUse(policy)
  const rows: readonly Row['cells'][] = [
    ['1', 'Registration mark of vehicle', [strong(vehicle.registration)]],
    ['2', 'Name of policyholder', [strong(holder.name)]],
    [
      '3',
      'Effective date and time of the commencement of insurance for the purposes of the relevant law',
      [strong(moment(period.from))],
    ],
    ['4', 'Date and time of expiry of insurance', [strong(moment(period.to))]],
    [
      '5',
      'Persons or classes of persons entitled to drive',
      [
        strong(drivers.map(({ name }) => name).join('; ')),
        '. Provided that the person driving holds a licence to drive the vehicle, or has held one and is not disqualified from holding or obtaining it.',
      ],
    ],
    ['6', 'Limitations as to use', [strong(use.covered), use.excluded]],
  ]
  return {
    kind: 'table',
    columns: [{ share: 0.05 }, { share: 0.37 }, { share: 0.58 }],
    rows: rows.map((cells) => ({ cells })),
  }
}

function certification({ terms }: PolicyDocumentData): readonly Block[] {
  const { signatory, office } = insurers[terms.insurer]
  return [
    paragraph(
      'I hereby certify that the policy to which this certificate relates satisfies the requirements of the relevant law applicable in Great Britain, Northern Ireland, the Isle of Man, the Island of Jersey, the Island of Guernsey and the Island of Alderney.',
    ),
    paragraph([strong(signatory)]),
    paragraph(`${office}, authorised signatory for ${terms.insurer}, the authorised insurer`),
    paragraph(
      'For full details of the insurance cover see the policy. Advice to third parties: nothing in this certificate affects your right as a third party to make a claim.',
      'small',
    ),
  ]
}
