import { momentInWords } from '@milepost/domain/referral/promise'
import type { ReferralState } from '@milepost/domain/referral/states'
import { paths } from '../paths.ts'
import { Link } from '../router.tsx'
import { Card } from '../ui/Card.tsx'
import styles from './ReferralNext.module.css'
import type { ReferralStatus } from './what-was-left.ts'

type Words = { title: string; lines: readonly string[] }

/** What happens next to a referred quote, and by when: the heading above is the specification's, and this tells the customer what to do. */
const words: Readonly<Record<ReferralState, (by: string | undefined) => Words>> = {
  open: (by) => ({
    title: 'An underwriter will look at your quote',
    lines: [
      "We can't decide about it online, so one of our underwriters will.",
      by === undefined ? "We'll email you what they decide." : `We'll email you what they decide by ${by}.`,
      "You don't need to do anything until then.",
    ],
  }),
  asked: (by) => ({
    title: 'We have a question for you',
    lines: [
      "We've emailed it to you, with a link to answer it.",
      by === undefined ? 'Please answer it soon.' : `Please answer it by ${by}.`,
      'Then our underwriter will decide.',
    ],
  }),
  approved: () => ({
    title: 'We can offer you a price',
    lines: ["We've emailed you a link to your price."],
  }),
  declined: () => ({
    title: 'Our underwriter has decided',
    lines: [
      "We can't offer you cover. We've emailed you why, and who else may help.",
      "The British Insurance Brokers' Association can find an insurer for you: www.biba.org.uk/find-insurance.",
    ],
  }),
  withdrawn: () => ({
    title: 'This quote has ended',
    lines: ['You can get a new quote at any time, or call us.'],
  }),
  lapsed: () => ({
    title: 'This quote has ended',
    lines: ['It was kept for as long as we promised. You can get a new quote, or call us.'],
  }),
  bought: () => ({
    title: 'You have bought this quote',
    lines: ['Your documents were sent to the email address you gave us.'],
  }),
}

export function ReferralNext({ state, by, quoteReference }: ReferralStatus) {
  const { title, lines } = words[state](by === undefined ? undefined : momentInWords(new Date(by)))
  return (
    <Card title={title}>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {state === 'open' && (
        <p className={styles.line}>
          If an answer was wrong, you can <Link to={paths.root}>start again</Link> or call us.
        </p>
      )}
      {quoteReference !== undefined && (
        <p className={styles.reference}>
          Your quote reference is <strong>{quoteReference}</strong>
        </p>
      )}
    </Card>
  )
}
