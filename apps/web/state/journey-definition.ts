import { firstStepDefinition } from '@milepost/domain/journeys/first-step'
import type { JourneyDefinition } from '@milepost/domain/journeys/step-fields'
import { create } from 'zustand'

/** The questions that are loaded: at first those of the first step, and all of them before the customer continues. */
export const useJourneyDefinition = create<{ definition: JourneyDefinition }>(() => ({
  definition: firstStepDefinition,
}))

/** Rejects if the questions cannot be loaded; the caller then keeps the customer where they are. */
export async function loadJourneyDefinition(): Promise<void> {
  const { everyQuestion } = await import('./every-question.ts')
  useJourneyDefinition.setState({ definition: await everyQuestion() })
}

/** Whether every question is loaded. If not the connection is down, and nothing is validated without them. */
export function hasJourneyDefinition(): Promise<boolean> {
  return loadJourneyDefinition().then(
    () => true,
    () => false,
  )
}
