import { pounds } from '../words/limits'
import { homeOnly, type WriteExtra } from './extra-terms'

/** CON-36. */
export const legalExpenses: WriteExtra = ({ legalExpensesPounds }) => ({
  name: 'Legal expenses',
  type: 'This is insurance for the cost of claiming, after an accident that was not your fault, for what your policy does not pay.',
  insured: [
    `Lawyers, experts and courts, up to ${pounds(legalExpensesPounds)} for any one accident`,
    'Claims for your excess, injury, loss of earnings and other losses against whoever was to blame',
    'You, the named drivers and your passengers',
  ],
  notInsured: [
    'Accidents that were your fault',
    'Costs before we agreed to them',
    'Fines, and the defence of a prosecution',
    'Disputes with us or with your insurer',
  ],
  restrictions: [
    'The claim must be more likely than not to succeed, throughout.',
    'Until a court is involved, we choose the lawyer.',
  ],
  where: [...homeOnly, 'The European Union, for accidents that happen there'],
  onAClaim:
    'Tell us within 180 days of the accident, before you appoint anybody, and take no offer without asking us.',
})
