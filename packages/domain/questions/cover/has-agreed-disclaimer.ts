import type { CoverDetails } from '../answers.ts'
import { tick } from '../kinds/yes-no.ts'
import { question } from '../question.ts'

/** The text "Read Disclaimer" opens, with Agree at its end (COV-01, COV-07, D-132). */
export const disclaimer = {
  title: 'Disclaimer',
  hint: 'Please read and agree to it before you continue.',
  agreed: 'You have read and agreed to the disclaimer.',
  paragraphs: [
    'You must take reasonable care to answer every question fully and accurately, for yourself and for every driver you name. If you do not, your cover may be invalidated and claims may be rejected.',
    'We check your details, and those of every driver you name, against records held by the DVLA, including driving licence entitlement, endorsements and convictions.',
    'We also check them against the Motor Insurance Database, the Claims and Underwriting Exchange and fraud prevention databases. If false or inaccurate information is given and fraud is identified, details are passed to fraud prevention agencies.',
    'By agreeing, you confirm that your answers are true to the best of your knowledge and that every driver you name knows that we make these checks.',
  ],
} as const

export const hasAgreedDisclaimer = question<CoverDetails>()({
  name: 'hasAgreedDisclaimer',
  kind: tick,
  group: 'cover',
  label: 'I have read and agree to the disclaimer',
  validate: (hasAgreed) =>
    hasAgreed === true
      ? undefined
      : {
          key: 'disclaimerRequired',
          message: 'Please read the disclaimer and agree to it before continuing',
        },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: 'not-sent',
  summary: () => 'Agreed',
})
