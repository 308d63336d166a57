import type { PurchasedPolicy } from '../../api/payment.ts'
import { brand } from '../../brands/brand.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './PortalPanel.module.css'

type PortalPanelProps = { status: PurchasedPolicy['portalUserStatus']; email: string }

const icons: Readonly<Record<PortalWords['action'], IconName>> = {
  email: 'mail',
  'sign-in': 'lock',
  call: 'phone',
  wait: 'clock',
}

/** The customer portal, by the state of the customer's account there (THX-01, D-216), which may change while the page is open. */
export function PortalPanel({ status, email }: PortalPanelProps) {
  const { name, phone, customerPortalUrl } = brand.firm
  const { title, words, action } = portalWords(status, { firm: name, email })
  return (
    <section className={styles.portal} data-part="portal" aria-labelledby="portal-title">
      <Icon name={icons[action]} />
      <div role="status">
        <h2 id="portal-title" className={styles.title}>
          {title}
        </h2>
        <p>{words}</p>
        {action === 'sign-in' && (
          <p>
            <a href={customerPortalUrl}>Sign in to your account</a>
          </p>
        )}
        {action === 'call' && (
          <p>
            <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </p>
        )}
      </div>
    </section>
  )
}

type PortalWords = { title: string; words: string; action: 'email' | 'sign-in' | 'call' | 'wait' }

type PortalWordsInput = { firm: string; email: string }

/** One clear action for each state of the account (THX-01, D-216, D-217). */
export function portalWords(
  status: PurchasedPolicy['portalUserStatus'],
  { firm, email }: PortalWordsInput,
): PortalWords {
  switch (status) {
    case 'USER_CREATED':
      return {
        title: 'Your online account is ready',
        words: `Check your email to set a password: we've written to ${email}. You can see your policy and documents in your account at any time.`,
        action: 'email',
      }
    case 'USER_ALREADY_EXISTS':
      return {
        title: 'This policy is in your online account',
        words: `Sign in to your existing account, with the email address ${email}, to see this policy and its documents.`,
        action: 'sign-in',
      }
    case 'USER_NOT_CREATED':
      return {
        title: "You don't have an online account yet",
        words: `We couldn't create an account for you. Your policy isn't affected. Call ${firm} and we'll set it up with you.`,
        action: 'call',
      }
    case 'PENDING':
      return {
        title: "We're setting up your online account",
        words: "This takes a moment. You don't need to do anything, and your policy isn't affected.",
        action: 'wait',
      }
  }
}
