import { useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { PageMark } from '../../frame/PageMark.tsx'
import { paths } from '../../paths.ts'
import linkPageStyles from '../../resume/link-page.module.css'
import { type ReminderLink, reminderLink } from '../../resume/links/address-tokens.ts'
import { DeadLinkPage } from '../../resume/links/DeadLinkPage.tsx'
import { Link } from '../../router.tsx'
import { ButtonFace, buttonLook } from '../../ui/Button.tsx'
import { ReminderForm } from './ReminderForm.tsx'
import { ReminderPrices } from './ReminderPrices.tsx'
import styles from './reminder.module.css'
import { useReminderCheck } from './use-reminder-check.ts'
import { useReminderPrices } from './use-reminder-prices.ts'

const TITLE = 'Your quote is ready'

/** The page of a reminder: prices first, and the quote itself after the check (NAV-11, RMD-01, RMD-02). */
export function ReminderPage() {
  const [link] = useState(reminderLink)
  if (link === 'damaged') return <DeadLinkPage dead={{ kind: 'reminder', why: 'damaged' }} />
  return link ? <Reminder link={link} /> : <WithoutLink />
}

function Reminder({ link }: { link: ReminderLink }) {
  const prices = useReminderPrices(link)
  const check = useReminderCheck(link)
  usePageTitle(TITLE, brand.firm.name, check.form.formFields.errors.length > 0)
  return (
    <div className={styles.reminder}>
      <PageHeading lead="Here's today's price.">{TITLE}</PageHeading>
      <ReminderPrices {...prices} />
      {/* Not before the prices, which would push it down. */}
      {!prices.isFirst && <ReminderForm {...check} token={link.token} />}
    </div>
  )
}

const AGAIN = 'Please open the link in your message again'

/** The page was reloaded, or its address typed in. */
function WithoutLink() {
  usePageTitle(AGAIN, brand.firm.name)
  return (
    <div className={linkPageStyles.page}>
      <PageMark icon="mail" />
      <PageHeading>{AGAIN}</PageHeading>
      <p>For your security, we clear the link when you reload this page.</p>
      <div className={linkPageStyles.ways}>
        <Link {...buttonLook('primary')} to={paths.retrieval}>
          <ButtonFace>Find my quote by its reference</ButtonFace>
        </Link>
        <Link {...buttonLook('secondary')} to={paths.root}>
          <ButtonFace>Start a new quote</ButtonFace>
        </Link>
      </div>
    </div>
  )
}
