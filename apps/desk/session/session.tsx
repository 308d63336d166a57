import { keepStaffSession, signOut } from '@milepost/contract/desk/calls/session'
import type { DeskClient } from '@milepost/contract/desk/desk-client'
import { deskSignIn, type SignedOutReason } from '@milepost/contract/desk/desk-pages'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { StillThere } from './StillThere.tsx'
import { type Session, type Staff, StaffContext } from './staff.ts'
import { useIdleEnd } from './use-idle-end.ts'

type State =
  | { kind: 'waiting' | 'unreachable' }
  | { kind: 'signed-in'; session: Session }
  | { kind: 'signed-out'; because: SignedOutReason | undefined }

type Props = {
  client: DeskClient
  waiting: ReactNode
  signedOut: (because: SignedOutReason | undefined) => ReactNode
  unreachable: (again: () => void) => ReactNode
  children: ReactNode
}

/** Leaves the page for another address. Tests replace it. */
export const leave = { to: (address: string) => window.location.assign(address) }

/** Its children are rendered only for a signed-in staff member (DSK-107). */
export function StaffSessionProvider({ client, waiting, signedOut, unreachable, children }: Props) {
  const [state, setState] = useState<State>({ kind: 'waiting' })

  // Opening a page counts as use of the desk.
  const keep = useCallback(async () => {
    const outcome = await client.send(keepStaffSession, {})
    if (outcome.kind === 'answered') setState({ kind: 'signed-in', session: outcome.body })
    else if (outcome.kind === 'refused' && outcome.problem.code === 'SIGNED_OUT')
      setState((before) => ({
        kind: 'signed-out',
        because: before.kind === 'signed-in' ? 'idle' : undefined,
      }))
    // A single failed call does not interrupt a signed-in person.
    else setState((before) => (before.kind === 'signed-in' ? before : { kind: 'unreachable' }))
  }, [client])
  useEffect(() => void keep(), [keep])

  const end = useCallback(
    async (because: 'CHOSEN' | 'IDLE') => {
      const outcome = await client.send(signOut, { body: { because } })
      const reason = because === 'IDLE' ? 'idle' : 'chosen'
      if (outcome.kind === 'answered') leave.to(outcome.body.next)
      else setState({ kind: 'signed-out', because: reason })
    },
    [client],
  )
  const isSignedIn = state.kind === 'signed-in'
  const idle = useIdleEnd({
    isOn: isSignedIn,
    keep,
    end: useCallback(() => void end('IDLE'), [end]),
    ended: useCallback(() => setState({ kind: 'signed-out', because: 'chosen' }), []),
  })
  const { signedOutHere } = idle

  const session = isSignedIn ? state.session : undefined
  const staff = useMemo<Staff | undefined>(
    () =>
      session && {
        session,
        async send(call, request) {
          const outcome = await client.send(call, request)
          if (outcome.kind !== 'refused') return outcome
          if (outcome.problem.code === 'SIGNED_OUT') setState({ kind: 'signed-out', because: 'idle' })
          if (outcome.problem.code === 'SECOND_FACTOR_NEEDED') leave.to(signInAddress('second'))
          return outcome
        },
        signOut() {
          signedOutHere()
          void end('CHOSEN')
        },
      },
    [session, client, end, signedOutHere],
  )

  if (state.kind === 'waiting') return waiting
  if (state.kind === 'unreachable') return unreachable(() => void keep())
  if (state.kind === 'signed-out') return signedOut(state.because)
  return (
    <StaffContext value={staff}>
      {children}
      <StillThere isAsked={idle.isAsked} stay={idle.stay} leave={() => void end('CHOSEN')} />
    </StaffContext>
  )
}

/** The sign-in address that leads back to this page. */
export function signInAddress(
  factor?: 'second',
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): string {
  const query = new URLSearchParams({ to: pathname + search, ...(factor && { factor }) })
  return `${deskSignIn.begin}?${query}`
}
