import { tick } from '../questions/kinds/yes-no'
import { formQuestion } from '../questions/question'
import type { PurchaseDetails } from './purchase-details'

/** What "Read Disclaimer" opens on the purchase form; Agree stands at its end (BUY-03, D-132). Its version is the question's. */
export const dvlaDisclaimer = {
  title: 'DVLA disclaimer',
  hint: 'How we use driving licence numbers. Please read it and agree to it before you buy.',
  agreed: 'You have read and agreed to the DVLA disclaimer.',
  paragraphs: [
    'We and your insurer use the driving licence numbers on this quote to look at records held by the DVLA: the status of each licence, what it allows, how long it has been held, penalty points, endorsements and convictions. We look before cover starts, and may look again when you change or renew your policy or make a claim.',
    'We also check the details of every driver against the Motor Insurance Database, the Claims and Underwriting Exchange and fraud prevention databases.',
    'If a record differs from your answers we tell you what we found. Your price may change, or we may have to cancel your cover. Looking at these records leaves no mark on your credit file and does not affect your no claims discount.',
    'By agreeing, you confirm that each driver named on this quote knows that their licence number is used in this way and does not object.',
  ],
} as const

export const hasAgreedDvlaDisclaimer = formQuestion<PurchaseDetails>()({
  name: 'hasAgreedDvlaDisclaimer',
  kind: tick,
  label: 'I have read and agree to the DVLA disclaimer',
  judge: (hasAgreed) =>
    hasAgreed === true
      ? undefined
      : {
          key: 'dvlaDisclaimerRequired',
          message: 'Please read the DVLA disclaimer and agree to it before you buy',
        },
  summary: () => 'Agreed',
})
