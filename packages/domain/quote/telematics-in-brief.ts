/**
 * The most important fact about a telematics journey, stated on the first screen (ICOBS 2.2.2R). The terms in full are in
 * telematics-terms.ts, which the first screen does not load.
 */
export const telematicsInBrief = {
  title: 'A small device will be fitted to your car, free of charge.',
  text: 'It measures your speed, braking and cornering, and when and where the car is driven.',
} as const
