import { brands } from '@milepost/brands/brands'
import type { Reply } from '@milepost/contract/call'
import { readPayments } from '@milepost/contract/desk/calls/payments'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { rejectionForStaff } from '@milepost/domain/payment/mandate-rejection'
import { isLocalDate, localDate, longDate } from '@milepost/domain/values/local-date'
import { spanInWords } from '@milepost/domain/work/due'
import { stoppedPayments } from '@milepost/domain/work/why'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { Waiting } from '../../web/ui/Waiting.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { Note, Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import { BookedDay } from './BookedDay.tsx'
import { LineList } from './LineList.tsx'
import styles from './PaymentsPage.module.css'
import { money, refundReasonWords, refundStateInWords } from './words.ts'

type Read = Reply<typeof readPayments>['body']

/** Payments that finance must act on, oldest first, and the bookings of one day. The page has no actions: each line links to its record. */
export function PaymentsPage() {
  const { send } = useStaff()
  const [query, setQuery] = useSearchParams()
  const [read, setRead] = useState<Read | 'unreachable'>()
  const asked = query.get('day') ?? ''
  const load = useCallback(async () => {
    const outcome = await send(readPayments, { query: isLocalDate(asked) ? { day: asked } : {} })
    setRead(outcome.kind === 'answered' ? outcome.body : 'unreachable')
  }, [send, asked])
  useEffect(() => void load(), [load])
  useShortcuts(useMemo(() => [{ key: 'r', does: 'Load the payments again', act: () => void load() }], [load]))
  return (
    <>
      <PageTitle title="Payments">Payments</PageTitle>
      {read === undefined && <Waiting label="Opening the payments">{null}</Waiting>}
      {read === 'unreachable' && (
        <div role="alert">
          <p>The payments could not be read, or the day is still to come.</p>
          <Button look="secondary" onClick={() => void load()}>
            Try again
          </Button>
        </div>
      )}
      {read !== undefined && read !== 'unreachable' && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ToSeeTo read={read} />
          </div>
          <Section title={`Booked on ${longDate(localDate(read.day))}`}>
            <TextField
              name="day"
              type="date"
              label="Day"
              value={read.day}
              onChange={({ target }) =>
                isLocalDate(target.value) && setQuery(new URLSearchParams({ day: target.value }))
              }
            />
            {read.booked.length === 0 ? (
              <Note>Nothing was booked in your brands.</Note>
            ) : (
              read.booked.map((each) => <BookedDay key={each.brand} booked={each} />)
            )}
          </Section>
        </div>
      )}
    </>
  )
}

function ToSeeTo({ read: { stopped, refunds, mandates } }: { read: Read }) {
  const age = (since: string) => `${spanInWords(Date.now() - new Date(since).getTime())} ago`
  return (
    <>
      <LineList
        title="Payments that are stuck"
        none="No payment is stuck."
        lines={stopped.map(({ brand, reference, policyNumber, state, amount, since }) => ({
          key: `${reference} ${since}`,
          name: policyNumber ?? reference,
          to:
            policyNumber === undefined
              ? deskAddress('quote', { brand, reference })
              : deskAddress('policy', { brand, number: policyNumber }),
          brand: brands[brand].firm.name,
          what: stoppedPayments[state],
          amount: money(amount),
          when: age(since),
        }))}
      />
      <LineList
        title="Refunds that are not finished"
        none="Every refund is paid or refused."
        lines={refunds.map(({ brand, policyNumber, number, amount, firstPerson, since, ...refund }) => ({
          key: `${policyNumber} ${number}`,
          name: policyNumber,
          to: deskAddress('policy', { brand, number: policyNumber }),
          brand: brands[brand].firm.name,
          what: `${refundStateInWords(refund)}. ${refundReasonWords[refund.reason]}, by ${firstPerson}`,
          amount: money(amount),
          when: age(since),
        }))}
      />
      <LineList
        title="Direct Debits the bank refused"
        none="No bank has refused one."
        lines={mandates.map(({ brand, policyNumber, code, since }) => ({
          key: policyNumber,
          name: policyNumber,
          to: deskAddress('policy', { brand, number: policyNumber }),
          brand: brands[brand].firm.name,
          what: rejectionForStaff(code),
          amount: '',
          when: age(since),
        }))}
      />
    </>
  )
}
