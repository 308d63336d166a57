import type { PurchasedPolicy } from '../../api/payment'
import { brand } from '../../brands/brand'
import { Icon, type IconName } from '../../ui/Icon'
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
        words: `Check your email to set a password: we have written to ${email}. In your account you find your policy and its documents at any time.`,
        action: 'email',
      }
    case 'USER_ALREADY_EXISTS':
      return {
        title: 'This policy is in your online account',
        words: `Sign in with your existing account, which has the email address ${email}. You find this policy and its documents there.`,
        action: 'sign-in',
      }
    case 'USER_NOT_CREATED':
      return {
        title: 'You have no online account yet',
        words: `We could not create an account for you. Your policy is not affected. Call ${firm} and we set it up with you.`,
        action: 'call',
      }
    case 'PENDING':
      return {
        title: 'We are setting up your online account',
        words: 'This takes a moment. There is nothing for you to do, and your policy does not wait for it.',
        action: 'wait',
      }
  }
}
