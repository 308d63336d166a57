import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import type { RenewalServer } from './renewal-server.ts'

/** The token with which an email lets its reader see and stop the renewal. */
export const renewalTokenIn = (text = '') => /\/subscription#([\w-]{43})/.exec(text)?.[1]

/** The recipient of our emails, who follows their links. */
export function emailReader(server: RenewalServer, journey: JourneyId, { proposerDetails }: Answers) {
  /** The quote that an email leads to, opened by its customer. */
  async function openQuote(text = '') {
    const [, token] = /\/quote\?quote=([\w-]{43})&source=renewal/.exec(text) ?? []
    const path = '/api/v1/Quote/QuoteReminderDpaCheckByBody'
    const checked = await server.send('POST', path, headersOf(journey), {
      QuoteReference: token,
      Postcode: proposerDetails.address?.postcode,
      Surname: proposerDetails.lastNames,
      DateOfBirth: proposerDetails.dateOfBirth,
    })
    if (checked.status !== 200) throw new Error(checked.text)
    const headers = headersOf(journey, checked.cookie)
    const {
      status,
      body,
      text: replyText,
    } = await server.send('GET', `/api/v1/Quote/GetQuote?quote=${token}`, headers)
    if (status !== 200) throw new Error(replyText)
    return { headers, body, reference: String(body.metaData.quoteRef) }
  }

  /** With the purchase form stored: everything that comes before payment. */
  async function readyToPay(text: string | undefined, start: string) {
    const { headers, body, reference } = await openQuote(text)
    const { emailAddress, phoneNumber } = body.quoteDetails.proposerDetails
    const saved = await server.send(
      'PUT',
      CONTACT_CALL,
      headers,
      contactForm(reference, emailAddress, phoneNumber),
    )
    if (saved.status !== 200) throw new Error(saved.text)
    return {
      reference,
      headers,
      journey,
      outcomeId: String(saved.body.underwritingOutcomeResponseId),
      optionId: String(saved.body.optionId),
      start,
      holder: '',
      paymentOptions: body.underwritingOutcome.underwrittenOptions[0].paymentCollectionOptions,
    }
  }

  return { openQuote, readyToPay }
}
