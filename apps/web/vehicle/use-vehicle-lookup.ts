import type { FieldError } from '@milepost/domain/questions/question'
import { forgetVehicle, isSearchedAgain, searchStarted } from '@milepost/domain/questions/vehicle/look-up'
import {
  validateForSearch,
  vehicleNotFound,
  vehicleServiceUnavailable,
} from '@milepost/domain/questions/vehicle/registration'
import { value } from '@milepost/domain/questions/vehicle/value'
import type { VehicleVerdict } from '@milepost/domain/questions/vehicle/verdict'
import type { Pence } from '@milepost/domain/values/pence'
import { normaliseRegistration } from '@milepost/domain/values/registration'
import { useEffect, useRef, useState } from 'react'
import type { FindVehicle } from '../api/vehicle.ts'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { saveAnswers, saveTyped, useQuote } from '../state/quote-state.ts'

type Vehicle = ReturnType<typeof useQuote.getState>['answers']['vehicleDetails']
export type OtherClass = Extract<VehicleVerdict, { kind: 'wrong-class' }> & { registration: string }

export type LookupSettings = {
  onError: (error: FieldError) => void
  onFound: () => void
  /** The value that the customer gave elsewhere; it takes precedence over the look-up's. */
  knownValue?: Pence | undefined
  /** Called before the dialog opens, which later returns the focus to where it was. */
  onOtherClass: () => void
  /** Uses a dialog on every journey, not only where the wizard does (VEH-14, D-062). */
  alwaysInDialog?: boolean
}

const MODEL = 'vehicleDetails.abiCode'
const VALUE = 'vehicleDetails.value'
const brandContact = { name: brand.firm.name, phone: brand.firm.phone.display }

/** The error if no vehicle is returned: "not found" and "not available" are never confused (D-060, D-258). */
export function lookupFailure(outcome: 'not-found' | 'failed'): FieldError {
  return outcome === 'not-found' ? vehicleNotFound(brandContact) : vehicleServiceUnavailable(brandContact)
}

function saveVehicle(vehicle: Vehicle): void {
  saveAnswers({ ...useQuote.getState().answers, vehicleDetails: vehicle })
}

/** Loaded while the plate is typed, so that the question does not wait for it. */
export const fetchSearch = async () => (await import('./search.ts')).search

/**
 * One search at a time: a newer one, or leaving the page, aborts the one before, and a late reply changes nothing. The domain
 * decides what each outcome does to the answers.
 */
export function useVehicleLookup({ onError, onFound, onOtherClass, ...rest }: LookupSettings) {
  const [isSearching, setSearching] = useState(false)
  const [otherClass, setOtherClass] = useState<OtherClass>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function search(typed: string) {
    const unsearchable = validateForSearch(typed)
    if (unsearchable) return onError(unsearchable)
    const registration = normaliseRegistration(typed)
    const before = useQuote.getState().answers.vehicleDetails
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setSearching(true)
    saveVehicle(searchStarted(before, registration))

    const fetched = await fetchSearch().catch(() => undefined)
    const outcome: FindVehicle | undefined = await fetched?.findVehicle(registration, controller.signal)
    if (outcome?.kind === 'aborted') return
    setSearching(false)
    const now = useQuote.getState().answers.vehicleDetails
    if (!fetched || outcome?.kind !== 'found') {
      saveVehicle(forgetVehicle(now))
      return onError(lookupFailure(outcome?.kind === 'not-found' ? 'not-found' : 'failed'))
    }
    const { vehicle, verdict } = fetched.vehicleFound(before, registration, outcome.vehicle, journey)
    saveVehicle(vehicle)
    if (verdict.kind === 'accepted') {
      saveTyped(MODEL, vehicle.abiCode ?? '')
      if (!isSearchedAgain(before, registration) || !hasTypedValue())
        fillInValue(rest.knownValue ?? vehicle.value)
      return onFound()
    }
    if (verdict.error) onError(verdict.error)
    if (verdict.kind === 'wrong-class' && (verdict.showsDialog || rest.alwaysInDialog)) {
      onOtherClass()
      setOtherClass({ ...verdict, registration })
    }
  }

  return {
    search,
    isSearching,
    otherClass,
    dismissOtherClass: () => setOtherClass(undefined),
    /** An empty field has no vehicle (VEH-09). */
    empty: () => {
      running.current?.abort()
      setSearching(false)
      saveVehicle(forgetVehicle(useQuote.getState().answers.vehicleDetails))
    },
  }
}

/** Whether the customer has typed a value; it stays on a second search for the same vehicle (D-057). */
function hasTypedValue(): boolean {
  return (useQuote.getState().typed[VALUE] ?? '').trim() !== ''
}

export function fillInValue(found: Pence | undefined): void {
  saveTyped(VALUE, found === undefined ? '' : value.kind.show(found))
}
