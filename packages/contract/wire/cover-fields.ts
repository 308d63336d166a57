import { oneOf } from './fields'

/** Comprehensive, third party fire and theft, third party only (DAT-05). */
export const levelOfCover = oneOf(['COMP', 'TPFT', 'TPO'])
