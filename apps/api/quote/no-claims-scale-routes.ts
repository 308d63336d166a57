import { getNoClaimsScale as getNoClaimsScaleCall } from '@milepost/contract/calls/quote/get-no-claims-scale'
import { toPounds } from '@milepost/domain/values/pence'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { getNoClaimsScale, type ScalePorts } from './get-no-claims-scale'
import { quoteRefusal } from './refusals'

/** What years of no claims are worth on a quote. */
export function noClaimsScaleRoutes(ports: ScalePorts): readonly Route[] {
  return [
    route(
      getNoClaimsScaleCall,
      async ({ query, tenancy }, { session }) => {
        const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
        const outcome = await getNoClaimsScale(asked, ports)
        if (outcome.kind !== 'scale') return quoteRefusal(outcome, ({ field }) => field)
        const { steps, protection } = outcome
        return answer(200, {
          steps: steps.map((step) => ({
            years: step.years,
            averageDiscountPercent: step.averageDiscountPercent,
            yearsAfterClaims: [...step.unprotected],
            yearsAfterClaimsProtected: [...step.protected],
          })),
          ...(protection && {
            protection: {
              annualCost: { amount: toPounds(protection.annualCost) },
              monthlyCost: { amount: toPounds(protection.monthlyCost) },
            },
          }),
        })
      },
      { limit: 'preview' },
    ),
  ]
}
