import { fieldName } from '@milepost/domain/journeys/section'
import { coverDefaults } from '@milepost/domain/questions/cover/cover-defaults'
import { effectiveFrom } from '@milepost/domain/questions/cover/effective-from'
import { voluntaryExcess } from '@milepost/domain/questions/cover/voluntary-excess'
import { useLayoutEffect } from 'react'
import { journey } from '../brands/current'
import { fillIn, useQuote } from '../state/quote-state'

/**
 * Fills in the start and the excess where nothing has been answered or typed; a box that was emptied stays empty (COV-09,
 * CON-08). A start that only we have written is written anew: the one of an hour ago has passed.
 */
export function useCoverDefaults(): void {
  // Before the page is painted, so that no box is seen empty first.
  useLayoutEffect(() => {
    const { answers, typed, provenance = {} } = useQuote.getState()
    const { effectiveFrom: soonest, voluntaryExcess: excess } = coverDefaults(
      new Date(),
      journey,
      answers.vehicleDetails,
    )
    const fill = (name: 'effectiveFrom' | 'voluntaryExcess', text: string) => {
      const field = fieldName('coverDetails', name)
      const isOurs = typed[field] === undefined || provenance[field] === 'assumed'
      if (answers.coverDetails[name] === undefined && isOurs) fillIn(field, text)
    }
    if (soonest !== undefined) fill('effectiveFrom', effectiveFrom.kind.show(soonest))
    if (excess !== undefined) fill('voluntaryExcess', voluntaryExcess.kind.show(excess))
  }, [])
}
