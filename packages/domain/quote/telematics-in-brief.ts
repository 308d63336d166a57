/**
 * The most important fact about a telematics journey, said on the first screen (ICOBS 2.2.2R). The terms in full are in
 * telematics-terms.ts; this is apart from them, so that the first screen loads no more.
 */
export const telematicsInBrief = {
  title: 'A small device will be fitted to your car, free of charge.',
  text: 'It measures your speed, braking and cornering, and when and where the car is driven.',
} as const
