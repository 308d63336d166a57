import { useMemo, useRef, useState } from 'react'
import { Notice } from '../../web/ui/Notice.tsx'
import { Skeleton, Waiting } from '../../web/ui/Waiting.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { NotOpened } from '../pages/NotOpened.tsx'
import { NotReloaded } from '../pages/NotReloaded.tsx'
import { Restriction, RestrictionNotice } from '../pages/Restriction.tsx'
import { useStaff } from '../session/staff.ts'
import { Answers } from './Answers.tsx'
import { CaseHead } from './CaseHead.tsx'
import { Decide } from './Decide.tsx'
import { Notes } from './Notes.tsx'
import { Price } from './Price.tsx'
import { QuoteActs } from './QuoteActs.tsx'
import styles from './QuotePage.module.css'
import { Reasons } from './Reasons.tsx'
import { Sent } from './Sent.tsx'
import { ShowFact, type Shown } from './ShowFact.tsx'
import { mayChange, OnTelephone, Telephone } from './Telephone.tsx'
import { Timeline } from './Timeline.tsx'
import { useCase } from './use-case.ts'
import { Vulnerable } from './Vulnerable.tsx'
import { WhatIf } from './WhatIf.tsx'
import type { Case } from './words.ts'

/** One quote: its answers, why it was referred, its price and its history (DSK-317). */
export function QuotePage({ parts }: { parts: Readonly<Record<string, string>> }) {
  const { state, again } = useCase(parts)
  switch (state.kind) {
    case 'waiting':
      return (
        <Waiting label="Opening the quote">
          <Skeleton height={96} />
        </Waiting>
      )
    case 'not-found':
      return <NotFoundPage />
    case 'unreachable':
      return <NotOpened title="Quote" what="This quote" again={() => void again()} />
    case 'open':
      return (
        <Restriction isRestricted={state.found.isRestricted}>
          <OpenCase found={state.found} isOld={state.isOld} again={again} />
        </Restriction>
      )
  }
}

/** The target of each key, in the order of the sections on a phone. */
const places = [
  { key: 'w', does: 'Why it was referred', id: 'why' },
  { key: 'd', does: 'Decide', id: 'decide' },
  { key: 'p', does: 'Price', id: 'price' },
  { key: 'a', does: 'Answers', id: 'answers' },
  { key: 'n', does: 'Write a note', id: 'note' },
  { key: 't', does: 'Timeline', id: 'timeline' },
] as const

type OpenProps = { found: Case; isOld: boolean; again: () => Promise<void> }

function OpenCase({ found, isOld, again }: OpenProps) {
  const [shown, setShown] = useState<Shown>(new Map())
  const [told, setTold] = useState<string>()
  const [isOnTelephone, setOnTelephone] = useState(false)
  const { session } = useStaff()
  const mayTelephone = mayChange(session, found)
  const notice = useRef<HTMLDivElement>(null)
  const doneAt = useRef(0)
  const decided = async (words: string, askedAt = performance.now()) => {
    // A reply to a request sent before this page's own last act may report that act as someone else's, so it is ignored.
    if (askedAt < doneAt.current) return
    doneAt.current = performance.now()
    await again()
    setTold(words)
    notice.current?.focus()
  }
  useShortcuts(
    useMemo(
      () =>
        places.map(({ key, does, id }) => ({ key, does, act: () => document.getElementById(id)?.focus() })),
      [],
    ),
  )
  return (
    <>
      <div className={styles.told}>
        <Vulnerable found={found} />
        <RestrictionNotice />
      </div>
      <CaseHead found={found} />
      <QuoteActs found={found} decided={decided}>
        {mayTelephone && <OnTelephone isOpen={isOnTelephone} open={() => setOnTelephone(true)} />}
      </QuoteActs>
      <div ref={notice} className={styles.told} tabIndex={-1} role="status">
        {told && <Notice>{told}</Notice>}
      </div>
      {isOld && <NotReloaded again={() => void again()} />}
      {mayTelephone && isOnTelephone && (
        <Telephone found={found} decided={decided} close={() => setOnTelephone(false)} />
      )}
      <nav className={styles.places} aria-label="On this page">
        {places
          .filter(({ id }) => id !== 'decide' || found.referral)
          .map(({ id, does }) => (
            <button
              key={id}
              type="button"
              className={styles.place}
              onClick={() => document.getElementById(id)?.focus()}
            >
              {does}
            </button>
          ))}
      </nav>
      {/* The decision comes first, as on a phone; on a wide screen the answers are to its left (DSK-340). */}
      <div className={styles.columns}>
        <section className={styles.beside} aria-label="Decision and price">
          <Reasons found={found} />
          <Decide found={found} decided={decided} key={`${found.version} ${found.referral?.state}`} />
          <Price found={found} />
          {found.status === 'priced' && <WhatIf found={found} key={found.version} />}
        </section>
        <section className={styles.answers} id="answers" tabIndex={-1} aria-label="Answers">
          <ShowFact found={found} shown={shown} setShown={setShown} />
          <Answers found={found} shown={shown} />
        </section>
        <section className={styles.beside} aria-label="What happened">
          <Notes found={found} decided={decided} />
          <Sent found={found} />
          <Timeline found={found} />
        </section>
      </div>
    </>
  )
}
