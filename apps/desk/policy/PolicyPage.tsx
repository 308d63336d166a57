import { brands } from '@milepost/brands/brands'
import { getPolicy } from '@milepost/contract/desk/calls/policy/get-policy'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { brandCodes } from '@milepost/domain/terms/identity'
import { plateText } from '@milepost/domain/values/registration'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../../web/router.tsx'
import { PlateBadge } from '../../web/ui/NumberPlate.tsx'
import { Waiting } from '../../web/ui/Waiting.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { NotOpened } from '../pages/NotOpened.tsx'
import { NotReloaded } from '../pages/NotReloaded.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { Restriction, RestrictionNotice } from '../pages/Restriction.tsx'
import { Support } from '../pages/Support.tsx'
import { useStaff } from '../session/staff.ts'
import { PolicyActs } from './acts/PolicyActs.tsx'
import { CancellationShown } from './CancellationShown.tsx'
import { Decisions } from './Decisions.tsx'
import { Documents } from './Documents.tsx'
import { History } from './History.tsx'
import { LoanSection } from './Loan.tsx'
import { Money } from './Money.tsx'
import { Overview } from './Overview.tsx'
import styles from './PolicyPage.module.css'
import { Proofs } from './Proofs.tsx'
import { WhatNext } from './WhatNext.tsx'
import { day, type Policy, statusWords } from './words.ts'

type State =
  | { kind: 'waiting' | 'not-found' | 'unreachable' }
  /** Whether it could not be loaded again, so that what it shows may be out of date. */
  | { kind: 'shown'; policy: Policy; isOld: boolean }

/** One policy: its holder, cover and payments, the next step and the possible actions (DSK-510). */
export function PolicyPage({ parts }: { parts: Readonly<Record<string, string>> }) {
  const { send } = useStaff()
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [done, setDone] = useState({ words: '' })
  const message = useRef<HTMLParagraphElement>(null)
  const brand = brandCodes.find((code) => code === parts['brand'])
  const policyNumber = parts['number'] ?? ''

  const load = useCallback(async () => {
    if (brand === undefined) return setState({ kind: 'not-found' })
    const outcome = await send(getPolicy, { query: { brand, policyNumber } })
    if (outcome.kind === 'answered') setState({ kind: 'shown', policy: outcome.body, isOld: false })
    else if (outcome.kind === 'refused' && [400, 404].includes(outcome.problem.status))
      setState({ kind: 'not-found' })
    // What is on the page stays, with what is typed there.
    else
      setState((before) => (before.kind === 'shown' ? { ...before, isOld: true } : { kind: 'unreachable' }))
  }, [send, brand, policyNumber])
  useEffect(() => void load(), [load])

  // The button of the act may be gone with it, so the focus goes to what came of it.
  useEffect(() => {
    if (done.words !== '') message.current?.focus()
  }, [done])

  /** Shows the result message and reloads the policy. */
  const changed = useCallback(
    (words: string) => {
      setDone({ words })
      void load()
    },
    [load],
  )
  useShortcuts(useMemo(() => [{ key: 'r', does: 'Load the policy again', act: () => void load() }], [load]))

  if (state.kind !== 'shown') return <NotShown kind={state.kind} again={() => void load()} />
  const { policy, isOld } = state
  const about = { policy, changed }
  return (
    <Restriction isRestricted={policy.isRestricted}>
      <Support mark={policy.vulnerable} />
      <RestrictionNotice />
      <header className={styles.head}>
        <div>
          <PageTitle title={`Policy ${policy.policyNumber}`}>
            {policy.holder.name}, policy {policy.policyNumber}
          </PageTitle>
          <p className={styles.facts}>
            <span className={styles.status} data-status={policy.status}>
              {statusWords[policy.status]}
              {policy.cancellation?.isToCome && `, cover ends ${day(policy.cancellation.at)}`}
            </span>
            <span>{brands[policy.brand].firm.name}</span>
            <span>{policy.product}</span>
            <span>{policy.vehicle.description}</span>
            <Link to={deskAddress('person', { brand: policy.brand, reference: policy.quoteReference })}>
              Their quotes and policies
            </Link>
          </p>
        </div>
        <PlateBadge text={plateText(policy.vehicle.registration)} />
      </header>
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className={done.words === '' ? styles.silent : styles.done}
      >
        {done.words}
      </p>
      {isOld && <NotReloaded again={() => void load()} />}
      <div className={styles.first}>
        <Decisions {...about} />
        <PolicyActs {...about} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CancellationShown policy={policy} />
          <Overview policy={policy} />
          <Money policy={policy} />
          <LoanSection {...about} />
        </div>
        <div className={styles.side}>
          <WhatNext policy={policy} />
          <Documents policy={policy} />
          <Proofs {...about} />
        </div>
        <History policy={policy} />
      </div>
    </Restriction>
  )
}

function NotShown({ kind, again }: { kind: Exclude<State['kind'], 'shown'>; again: () => void }) {
  if (kind === 'waiting') return <Waiting label="Opening the policy">{null}</Waiting>
  if (kind === 'not-found') return <NotFoundPage />
  return <NotOpened title="Policy" what="This policy" again={again} />
}
