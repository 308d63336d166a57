import { writeFileSync } from 'node:fs'
import { PLATE_FONT, plateFont } from './plate-font.ts'

/** `npm run plate-font`: writes the font of number plates, from the package it comes in. */
writeFileSync(PLATE_FONT, await plateFont())
