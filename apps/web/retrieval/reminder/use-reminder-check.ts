import { readReminder, reminderQuestions } from '@milepost/domain/retrieval/security-questions'
import { useState } from 'react'
import { type CheckReminder, checkReminder, getPricingDetails } from '../../api/reminder.ts'
import { useSecurityQuestions } from '../../form/SecurityQuestions.tsx'
import { paths } from '../../paths.ts'
import type { ReminderLink } from '../../resume/links/address-tokens.ts'
import { unlocked } from '../../resume/links/read-deep-link.ts'
import { holdNotificationSource } from '../../resume/resumed-quote.ts'
import { useNavigate } from '../../router.tsx'
import type { EndState } from '../../state/end-state.ts'

/** The check that unlocks the quote of a reminder, and where it leads (RMD-05 to RMD-07). */
export function useReminderCheck(link: ReminderLink) {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<'mismatch' | 'unreachable'>()

  async function goOn(outcome: CheckReminder) {
    if (outcome.kind === 'mismatch' || outcome.kind === 'unreachable') {
      setRefusal(outcome.kind)
      return
    }
    if (outcome.kind === 'refused') {
      const to = await endOf(outcome.code, link)
      const state: EndState = to === paths.error ? { again: paths.reminder } : {}
      navigate(to, { replace: true, state })
      return
    }
    holdNotificationSource(link.source)
    // Results removes the token from its URL and loads the quote that it now opens (RMD-05, D-227).
    const search = `${new URLSearchParams({ quote: link.token })}`
    navigate({ pathname: paths.results, search }, { state: unlocked })
  }

  const form = useSecurityQuestions({
    questions: reminderQuestions,
    read: readReminder,
    onValid: async (securityAnswers) => {
      if (isChecking) return
      setRefusal(undefined)
      setChecking(true)
      const outcome = await checkReminder(link.token, securityAnswers)
      setChecking(false)
      await goOn(outcome)
    },
  })
  return { form, isChecking, refusal }
}

/** An ineligible quote has expired, which has its own page, or is an error; its prices say which (NAV-39, D-244). */
async function endOf(code: string, link: ReminderLink): Promise<string> {
  if (code === 'QUOTE_LOCKED') return paths.quoteLocked
  if (code !== 'QUOTE_INELIGIBLE') return paths.error
  const now = await getPricingDetails(link)
  return now.kind === 'refused' && now.code === 'QUOTE_EXPIRED' ? paths.quoteExpired : paths.error
}
