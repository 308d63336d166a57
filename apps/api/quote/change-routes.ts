import {
  removeAddOn as removeAddOnCall,
  repriceQuoteWithAddOnsQuote,
  setVehicleRegistration as setRegistrationCall,
  updateNoClaimsProtection as updateProtectionCall,
} from '@milepost/contract/calls/quote'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import {
  type ChangePorts,
  removeAddOn,
  repriceWithAddOns,
  updateNoClaimsProtection,
} from './change-add-ons.ts'
import { quoteRefusal } from './refusals.ts'
import { outcomeDto, type ResultsSettings, resultsDto } from './results-dto.ts'
import { type SetVehiclePorts, setVehicleRegistration } from './set-vehicle-registration.ts'

export type ChangeRoutePorts = ChangePorts & SetVehiclePorts & ResultsSettings

/** A priced quote changed without the wizard (API-14 to API-16, API-29). */
export function changeRoutes(ports: ChangeRoutePorts): readonly Route[] {
  return [
    route(repriceQuoteWithAddOnsQuote, async ({ body, tenancy }, { session }) => {
      const outcome = await repriceWithAddOns(
        {
          ...scopeOf(tenancy),
          reference: body.quoteReference,
          session,
          named: {
            outcomeId: body.underwritingResponseId,
            optionId: body.optionId,
            coverId: body.selectedCoverUnderwrittenDataPointId,
          },
          addOns: body.selectedAddOns.map(({ underwrittenDataPointId, code }) => ({
            dataPointId: underwrittenDataPointId,
            code,
          })),
        },
        ports,
      )
      if (outcome.kind !== 'priced') return quoteRefusal(outcome, storedField)
      return answer(200, resultsDto(outcome, ports))
    }),
    route(removeAddOnCall, async ({ body, tenancy }, { session }) => {
      const { quoteReference: reference, underwrittenDataPointId: dataPointId } = body
      const outcome = await removeAddOn({ ...scopeOf(tenancy), reference, session, dataPointId }, ports)
      if (outcome.kind !== 'priced') return quoteRefusal(outcome, storedField)
      return answer(200, resultsDto(outcome, ports))
    }),
    route(updateProtectionCall, async ({ body, tenancy }, { session }) => {
      const outcome = await updateNoClaimsProtection(
        {
          ...scopeOf(tenancy),
          reference: body.quoteReference,
          session,
          isProtected: body.protectNoClaimsBonus,
          outcomeId: body.underwritingResponseId,
        },
        ports,
      )
      if (outcome.kind === 'not-protectable')
        return refuseField('body.protectNoClaimsBonus', 'This quote has no discount that can be protected')
      if (outcome.kind !== 'priced') return quoteRefusal(outcome, storedField)
      const { underwritingOutcome, thirtyDayQuoteDetails } = resultsDto(outcome, ports)
      return answer(200, {
        underwritingOutcome,
        ...(thirtyDayQuoteDetails && { thirtyDayQuoteDetails }),
      })
    }),
    route(setRegistrationCall, async ({ body, tenancy }, { session }) => {
      const { quoteReference: reference, vehicleRegistration: registration } = body
      const outcome = await setVehicleRegistration(
        { ...scopeOf(tenancy), reference, session, registration },
        ports,
      )
      // There is no price with this vehicle, for any reason (API-29).
      if (outcome.kind === 'incomplete' || outcome.kind === 'mismatch') return refuse('QUOTE_FAILED')
      if (outcome.kind !== 'priced') return quoteRefusal(outcome, storedField)
      const { assessment, outcomeId } = outcome.quote.current
      const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
      return answer(200, {
        underwritingOutcome: outcomeDto(assessment.outcome),
        optionId: option?.optionId ?? outcomeId,
        underwritingOutcomeResponseId: outcomeId,
      })
    }),
  ]
}

/** Not in this request: an earlier answer that is no longer valid, such as a start that has passed. */
function storedField({ field }: Missing): string {
  return `quote.${field}`
}
