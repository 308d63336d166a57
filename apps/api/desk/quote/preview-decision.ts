import { totalCompulsoryExcess } from '@milepost/domain/quote/excess'
import { totalOf } from '@milepost/domain/quote/price'
import type { AuthorityLimit, Person } from '@milepost/domain/referral/authority'
import { parseStaffText } from '@milepost/domain/referral/customer-text'
import { answerBy, heldUntil, priceHeldUntil } from '@milepost/domain/referral/promise'
import { noTerms } from '@milepost/domain/referral/terms'
import type { Pence } from '@milepost/domain/values/pence'
import type { Assessment } from '@milepost/pricing/outcome'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import { type Receipt, receiptOf } from '@milepost/pricing/receipt/receipt'
import type { EmailContent } from '../../platform/email/ports.ts'
import type { Clock, NotFound } from '../../platform/ports.ts'
import type { RatesOn } from '../../quote/ports.ts'
import {
  type ApproveRequest,
  type NotDone,
  notDecidable,
  type Seen,
  termsWith,
} from '../../referral/decide-referral.ts'
import { approvedEmail, declinedEmail, questionEmail } from '../../referral/emails.ts'
import type { HeldReferral, ReferralStore } from '../../referral/ports.ts'
import { previewApproval } from '../../referral/preview-approval.ts'

export type PreviewPorts = { referrals: Pick<ReferralStore, 'findReferral'>; ratesOn: RatesOn; clock: Clock }

export type DecisionPreview = {
  kind: 'previewed'
  price: { total: Pence; withoutTerms: Pence; compulsoryExcess: Pence; receipt: Receipt } | undefined
  beyond: readonly AuthorityLimit[]
  beyondAnyAuthority: readonly AuthorityLimit[]
  email: EmailContent | undefined
  wordsProblem: string | undefined
}

/** The effect of an approval before it is submitted: on the price, on the person's authority, and the email to the customer (DSK-319). */
export async function previewDecision(
  asked: ApproveRequest,
  person: Person,
  ports: PreviewPorts,
): Promise<DecisionPreview | NotDone | NotFound> {
  const preview = await previewApproval(asked, person, ports)
  if (preview.kind !== 'previewed') return preview
  const plain = await previewApproval({ ...asked, terms: noTerms }, person, ports)
  const held = await ports.referrals.findReferral(asked, ports.clock())
  if (plain.kind !== 'previewed' || held === undefined) return { kind: 'moved-on' }
  const words = asked.words.trim() === '' ? undefined : parseStaffText(asked.words)
  const { beyond, beyondAnyAuthority, start } = preview
  const price = priceOf(preview.assessment, plain.assessment, held)
  const until = priceHeldUntil(heldUntil(ports.clock(), held.quote.expiresAt), start)
  return {
    kind: 'previewed',
    price,
    beyond,
    beyondAnyAuthority,
    email:
      price &&
      approvedEmail({
        journey: held.quote.journey,
        reference: held.quote.reference,
        start,
        total: price.total,
        until,
        terms: termsWith(held, asked),
        words: words?.ok ? words.value : undefined,
        // Only the email that is really sent has a link.
        address: undefined,
      }),
    wordsProblem: words && !words.ok ? words.message : undefined,
  }
}

function priceOf(assessment: Assessment, plain: Assessment, held: HeldReferral): DecisionPreview['price'] {
  const { risk } = held.quote.current
  const priced = pricedOf({ risk, assessment })
  const without = pricedOf({ risk, assessment: plain })
  return (
    priced &&
    without && {
      total: totalOf(priced.option.price),
      withoutTerms: totalOf(without.option.price),
      compulsoryExcess: totalCompulsoryExcess(priced.option.excesses),
      receipt: receiptOf(priced),
    }
  )
}

export type WordsPreview = { kind: 'previewed'; email: EmailContent }

/** A question or a refusal as the customer would read it. */
export async function previewWords(
  { kind, words, ...seen }: Seen & { kind: 'decline' | 'ask'; words: string },
  { referrals, clock }: PreviewPorts,
): Promise<WordsPreview | NotDone | NotFound> {
  const now = clock()
  const held = await referrals.findReferral(seen, now)
  if (held === undefined) return { kind: 'not-found' }
  const closed = notDecidable(held, seen)
  if (closed) return closed
  const text = parseStaffText(words)
  if (!text.ok) return { kind: 'unfit', problem: text.message, field: 'words' }
  const { journey, reference, expiresAt } = held.quote
  const about = { journey, reference, words: text.value }
  const email =
    kind === 'decline'
      ? declinedEmail(about)
      : questionEmail({ ...about, answerBy: answerBy(now, expiresAt), address: undefined })
  return { kind: 'previewed', email }
}
