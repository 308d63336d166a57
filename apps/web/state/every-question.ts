/**
 * Between the first screen and the questions of every step, which stand in many files: their names are listed here and not in what the
 * first screen waits for.
 */
export async function everyQuestion() {
  return (await import('@milepost/domain/journeys/journey-definition')).journeyDefinition
}
