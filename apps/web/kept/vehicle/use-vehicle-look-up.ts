import type { Wrong } from '@milepost/domain/questions/question'
import { forgetVehicle, searchStarted } from '@milepost/domain/questions/vehicle/look-up'
import {
  judgeForSearch,
  REGISTRATION_API_ERROR,
  vehicleNotFound,
} from '@milepost/domain/questions/vehicle/registration'
import type { VehicleVerdict } from '@milepost/domain/questions/vehicle/verdict'
import { normaliseRegistration } from '@milepost/domain/values/registration'
import { useEffect, useRef, useState } from 'react'
import type { FindVehicle } from '../../api/find-vehicle'
import { journey } from '../../brands/current'
import { pack } from '../../brands/pack'
import { keepAnswers, useQuote } from '../quote-state'

type Vehicle = ReturnType<typeof useQuote.getState>['answers']['vehicleDetails']
export type WrongClass = Extract<VehicleVerdict, { kind: 'wrong-class' }> & { registration: string }

export type LookUpSettings = {
  onWrong: (wrong: Wrong) => void
  onFound: (vehicle: Vehicle) => void
  /** Before the dialog opens: it gives the focus back to where it was. */
  onWrongClass: () => void
  /** Says so in a dialog on every journey, not only where the wizard does (VEH-14, D-062). */
  alwaysInDialog?: boolean
}

/** Said to whoever has a vehicle that nobody finds. */
export const whomToCall = { name: pack.firm.name, phone: pack.firm.phone.display }

function keepVehicle(vehicle: Vehicle): void {
  keepAnswers({ ...useQuote.getState().answers, vehicleDetails: vehicle })
}

/** Fetched while the plate is typed: nobody waits for it to see the question. */
export const fetchSearch = async () => (await import('./search')).search

/**
 * One search at a time: a newer one, or leaving the page, ends the one before, and a late answer changes nothing. What each
 * outcome does to the answers is the domain's business.
 */
export function useVehicleLookUp({ onWrong, onFound, onWrongClass, ...rest }: LookUpSettings) {
  const [isSearching, setSearching] = useState(false)
  const [wrongClass, setWrongClass] = useState<WrongClass>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function search(typed: string) {
    const unsearchable = judgeForSearch(typed)
    if (unsearchable) return onWrong(unsearchable)
    const registration = normaliseRegistration(typed)
    const before = useQuote.getState().answers.vehicleDetails
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setSearching(true)
    keepVehicle(searchStarted(before, registration))

    const fetched = await fetchSearch().catch(() => undefined)
    const outcome: FindVehicle | undefined = await fetched?.findVehicle(registration, controller.signal)
    if (outcome?.kind === 'aborted') return
    setSearching(false)
    const now = useQuote.getState().answers.vehicleDetails
    if (!fetched || outcome?.kind !== 'found') {
      keepVehicle(forgetVehicle(now))
      return onWrong(outcome?.kind === 'not-found' ? vehicleNotFound(whomToCall) : REGISTRATION_API_ERROR)
    }
    const { vehicle, verdict } = fetched.vehicleFound(before, registration, outcome.vehicle, journey)
    keepVehicle(vehicle)
    if (verdict.kind === 'accepted') return onFound(vehicle)
    if (verdict.wrong) onWrong(verdict.wrong)
    if (verdict.kind === 'wrong-class' && (verdict.showsDialog || rest.alwaysInDialog)) {
      onWrongClass()
      setWrongClass({ ...verdict, registration })
    }
  }

  return {
    search,
    isSearching,
    wrongClass,
    dismissWrongClass: () => setWrongClass(undefined),
    /** An emptied box has no vehicle (VEH-09). */
    empty: () => {
      running.current?.abort()
      setSearching(false)
      keepVehicle(forgetVehicle(useQuote.getState().answers.vehicleDetails))
    },
  }
}
