import type { Firm } from '../brands/firm.ts'
import type { Lender } from '../brands/lender.ts'
import { formatPence, formatPounds, type Pence } from '../values/pence.ts'
import { creditTerms } from './credit-terms.ts'
import type { InstalmentPlan } from './instalment-plan.ts'
import { aprInWords, durationInWords, interestInWords, repaymentsInWords } from './representative-example.ts'

export type CreditSection = { title: string; points: readonly Point[] }

/** The pre-contract credit information, under the six headings of the specification and in its order (DDM-09, D-191). */
export function creditInformation(credit: CreditDetails): readonly CreditSection[] {
  return [
    { title: 'Key Features', points: keyFeatures(credit) },
    { title: 'Costs of the credit', points: costsOfTheCredit(credit) },
    { title: 'Other important legal aspects', points: legalAspects(credit) },
    { title: 'Additional information', points: additionalInformation(credit) },
    { title: 'FAQs', points: frequentQuestions(credit) },
    { title: 'Contact Details', points: contactDetails(credit) },
  ]
}

/** The lender, the firm that arranges the loan, and what it costs. */
type CreditDetails = {
  plan: InstalmentPlan
  firm: Pick<Firm, 'name'>
  lender: Lender
}

/** One statement, under its name. */
type Point = { name: string; words: string }

/** The type and amount of credit (CON-18, JRN-12). */
function keyFeatures({ plan, firm, lender }: CreditDetails): readonly Point[] {
  return [
    {
      name: 'What it is',
      words:
        'A fixed sum loan that pays for your insurance, regulated by the Consumer Credit Act 1974. You must be 18 or over.',
    },
    {
      name: 'Who lends',
      words: `${lender.name}. ${firm.name} arranges the loan. It is a credit broker linked to the lender, not a lender.`,
    },
    { name: 'Amount of credit', words: formatPence(plan.credit) },
    {
      name: 'How it is paid',
      words: `${creditTerms.drawn}, the lender pays it to ${firm.name}. It is not paid to you.`,
    },
    {
      name: 'How long it runs',
      words: `${durationInWords(plan)}. Your policy lasts ${creditTerms.policyMonths} months.`,
    },
    {
      name: 'What you repay',
      words: `${repaymentsInWords(plan)}, by Direct Debit, after a deposit of ${formatPence(plan.upFront)} when you buy.`,
    },
    { name: 'Total you pay', words: formatPence(plan.totalPayable) },
  ]
}

const { charges, latePayment, arrangementFee } = creditTerms

/** The cost of the credit, and the charges for not paying (CON-19, CON-21 to CON-23). */
function costsOfTheCredit({ plan, lender }: CreditDetails): readonly Point[] {
  return [
    ...priceOf(plan),
    { name: 'Fee for arranging the credit', words: formatPence(arrangementFee) },
    {
      name: 'Policy administration fee',
      words: 'This is part of the price of your policy, not of the credit. It is not refundable.',
    },
    { name: 'Late payment', words: `${formatPounds(latePayment)} each time.` },
    {
      name: 'Other charges',
      words: `${lender.name} may charge ${upTo(charges.defaultNotice)} for a default notice, ${upTo(charges.unpaidCheque)} for an unpaid cheque, ${upTo(charges.unpaidInstalment)} for an unpaid instalment, ${upTo(charges.recalledStandingOrder)} for recalling a standing order and ${upTo(charges.collectionAgency)} for a collection agency.`,
    },
    {
      name: 'If you miss payments',
      words:
        'It could have severe consequences: your insurance may be cancelled, legal action may be taken against you, and credit may be harder to get.',
    },
  ]
}

/** Interest-free credit has no rate to state (D-177). */
function priceOf(plan: CreditDetails['plan']): readonly Point[] {
  if (plan.interest <= 0) return [{ name: 'Interest', words: 'None.' }]
  return [
    { name: 'Rate of interest', words: `${interestInWords}, on the amount of credit.` },
    { name: 'Interest', words: formatPence(plan.interest) },
    { name: 'APR', words: aprInWords(plan.apr) },
  ]
}

function upTo(amount: Pence): string {
  return `up to ${formatPounds(amount)}`
}

const { withdrawalDays, defaultNoticeDays, postCountsAfterHours } = creditTerms

/** The customer's rights under the agreement, and the lender's (CON-24, CON-29). */
function legalAspects({ lender }: CreditDetails): readonly Point[] {
  return [
    {
      name: 'Changing your mind',
      words: `You may withdraw from the credit agreement within ${withdrawalDays} days, without giving a reason. Tell ${lender.name} by phone, email or post, and repay the credit. You then need to pay for your policy another way.`,
    },
    {
      name: 'Repaying early',
      words:
        'You can repay all or part of the loan at any time. You pay less interest, and there is no extra charge.',
    },
    {
      name: 'If you fall behind',
      words: `Before ending the agreement, the lender will send you a default notice. You then have at least ${defaultNoticeDays} days to put things right.`,
    },
    {
      name: 'Letters',
      words: `A notice sent by post is treated as received after ${postCountsAfterHours} hours.`,
    },
    {
      name: 'Credit checks',
      words:
        'If the lender refuses credit because of information from a credit reference agency, it will tell you straight away, free of charge, and name the agency.',
    },
    {
      name: 'Your copy',
      words:
        "You can download the draft agreement on this page, free of charge. You'll receive a copy of the agreement once it is made.",
    },
    {
      name: 'How long this information is valid',
      words:
        "From the day we calculated your price until the end of the next day. After that you'll need new information before you accept.",
    },
  ]
}

const { noticeWorkingDays, ombudsmanMonths, quoteKeptMonths, convictionsKeptDays } = creditTerms

/** How the payments are protected, and who regulates the lender (CON-24 to CON-26, SEC-07, D-188). */
function additionalInformation({ firm, lender }: CreditDetails): readonly Point[] {
  return [
    {
      name: 'Before we take a payment',
      words: `The lender will tell you the amount and date about ${noticeWorkingDays} working days in advance.`,
    },
    {
      name: 'Changing your payment date',
      words: `You can change the day you pay with at least ${noticeWorkingDays} working days' notice.`,
    },
    {
      name: 'Changing your bank account',
      words: 'Only the named account holder can change the bank details.',
    },
    {
      name: 'Cancelling your Direct Debit',
      words:
        "Cancelling your Direct Debit doesn't cancel your policy or the credit agreement. Please call us first, so that you don't miss a payment.",
    },
    {
      name: 'If your policy ends early',
      words:
        'Your loan ends too, and you pay less interest, or none. Any refund of your premium pays it off first, and we pay you the rest.',
    },
    {
      name: 'Your details',
      words: `We keep the details of a quote for ${quoteKeptMonths} months, or ${convictionsKeptDays} days if they include a conviction. Bank details are encrypted and never stored in your browser.`,
    },
    {
      name: 'Complaints',
      words: `Tell ${firm.name} or ${lender.name} first. If you're not happy with the answer, you can go to the Financial Ombudsman Service, free of charge, within ${ombudsmanMonths} months of it.`,
    },
  ]
}

/** How to contact the lender (DDM-09). */
function contactDetails({ lender }: CreditDetails): readonly Point[] {
  return [
    { name: 'Lender', words: lender.name },
    { name: 'Address', words: lender.address },
    { name: 'Phone', words: `${lender.phone.display}, ${lender.openingHours}` },
    { name: 'Email', words: lender.email },
    { name: 'Company number', words: lender.companyNumber },
    { name: 'Regulation', words: lender.regulation },
  ]
}

function frequentQuestions({ plan, firm, lender }: CreditDetails): readonly Point[] {
  return [
    {
      name: 'Do I have to pay monthly?',
      words:
        plan.interest > 0
          ? `No. Paying in full by card costs ${formatPence(plan.interest)} less, and needs no credit agreement.`
          : 'No. You can pay in full by card, which needs no credit agreement.',
    },
    {
      name: 'Can someone else pay for me?',
      words:
        'Not by Direct Debit. The account must be in your name, and you must be able to authorise payments from it on your own.',
    },
    {
      name: 'What if a payment falls on a weekend or a bank holiday?',
      words: 'It is taken on the next working day.',
    },
    {
      name: 'What if I cannot make a payment?',
      words: `Call ${lender.name} before it is due. It's easier to help you then, and a missed payment costs ${formatPence(creditTerms.latePayment)}.`,
    },
    {
      name: 'Whose name is on my bank statement?',
      words: `${lender.name}, which collects the payments for the policy you bought from ${firm.name}.`,
    },
    {
      name: 'When does the loan begin?',
      words: `${creditTerms.drawn}. Nothing is lent before that. The agreement is made earlier: when you buy your policy.`,
    },
  ]
}

/** The helper text of the question about affording the repayments (DDM-02). */
export function affordabilityHelp(plan: InstalmentPlan): readonly string[] {
  return [
    `You would pay a deposit of ${formatPence(plan.upFront)} when you buy, then ${repaymentsInWords(plan)}: ${formatPence(plan.totalPayable)} in total.`,
    'Add up what you have coming in each month. Take away your rent or mortgage, bills, food, travel and anything else you owe. The repayment should fit into what is left, with some to spare.',
    `Look ahead too. If you expect to earn less or to spend more in the next ${plan.instalments} months, allow for that.`,
    `If you would have to borrow or leave another bill unpaid to make a repayment, please choose No. Paying in full ${plan.interest > 0 ? 'costs less and ' : ''}is not credit.`,
    'MoneyHelper gives free and independent help with money and debt: 0800 138 7777, www.moneyhelper.org.uk.',
  ]
}
