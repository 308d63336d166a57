import { firstStepDefinition } from '@milepost/domain/journeys/first-step'
import type { JourneyDefinition } from '@milepost/domain/journeys/step-fields'
import { create } from 'zustand'

/** The questions this page knows: those of the first step at once, all of them before anyone goes further. */
export const useJourneyDefinition = create<{ definition: JourneyDefinition }>(() => ({
  definition: firstStepDefinition,
}))

/** Rejects when the questions cannot be fetched; whoever asked keeps the customer where they are. */
export async function loadJourneyDefinition(): Promise<void> {
  const { everyQuestion } = await import('./every-question')
  useJourneyDefinition.setState({ definition: await everyQuestion() })
}

/** Whether every question is at hand. Should they not arrive, the connection is gone again, and nobody is judged without them. */
export function hasJourneyDefinition(): Promise<boolean> {
  return loadJourneyDefinition().then(
    () => true,
    () => false,
  )
}
