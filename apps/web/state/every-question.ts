/**
 * A dynamic import in a file of its own: the many chunks of the questions are listed here, not in what the first screen waits for.
 */
export async function everyQuestion() {
  return (await import('@milepost/domain/journeys/journey-definition')).journeyDefinition
}
