import {
  type RestrictionGround,
  restrictionGroundNames,
  restrictionGrounds,
} from '@milepost/domain/privacy/restriction'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Notice } from '../../web/ui/Notice.tsx'
import { Select } from '../../web/ui/Select.tsx'

type Chosen = {
  isRestricted: boolean
  ground: RestrictionGround | undefined
  choose: (ground: RestrictionGround | undefined) => void
}

const nothing: Chosen = { isRestricted: false, ground: undefined, choose: () => {} }
const Restricted = createContext<Chosen>(nothing)

/** Wraps a page of a person's record: stores the chosen legal ground for acting although the use is restricted (DSK-707). */
export function Restriction({ isRestricted, children }: { isRestricted: boolean; children: ReactNode }) {
  const [ground, choose] = useState<RestrictionGround>()
  const chosen = useMemo(() => ({ isRestricted, ground, choose }), [isRestricted, ground])
  return <Restricted value={chosen}>{children}</Restricted>
}

/** Shows that the use is restricted, and asks for the legal ground. */
export function RestrictionNotice() {
  const { isRestricted, ground, choose } = useContext(Restricted)
  if (!isRestricted) return null
  return (
    <Notice look="warn" title="The customer has had the use of their data restricted">
      <p>
        You can still send documents, take payments, cancel, and renew as agreed. For anything else, choose
        the legal ground. Your choice is recorded.
      </p>
      <Select
        name="restriction-ground"
        label="Ground"
        options={restrictionGroundNames.map((value) => ({ value, label: restrictionGrounds[value] }))}
        value={ground ?? ''}
        onChange={({ target }) => choose(restrictionGroundNames.find((each) => each === target.value))}
      />
    </Notice>
  )
}

/** The ground chosen on this page, in the form that restricted calls accept. */
export function useDespite(): { despiteRestriction?: RestrictionGround } {
  const { isRestricted, ground } = useContext(Restricted)
  return isRestricted && ground !== undefined ? { despiteRestriction: ground } : {}
}
