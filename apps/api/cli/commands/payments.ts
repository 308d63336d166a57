import { openPayments } from '../../payment/open-payments-store'
import { type Look, OfficeError } from './verb'

/** For whoever looks after a payment that stands still: where it stands, since when, and by which name its provider knows it. */
export const payments: Look = {
  usage: 'payments',
  about: 'Lists the payments that have not come to an end, those that have stood still longest first.',
  async shows(words, { database: { db }, clock }) {
    if (words.length > 0) throw new OfficeError(`usage: ${payments.usage}`)
    const now = clock().getTime()
    const lines = (await openPayments(db)).map(({ since, state, id, reference, provider, providerRef }) => {
      const minutes = Math.max(0, Math.floor((now - since.getTime()) / 60_000))
      const named = providerRef === null ? 'not known to its provider' : `${provider} ${providerRef}`
      return `${state}  ${minutes} min  ${id}  ${reference}  ${named}`
    })
    return lines.length > 0 ? lines : ['No payment is unfinished']
  },
}
