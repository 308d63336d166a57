/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers } from '@milepost/domain/questions/answers'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'

export const releasesFolder = fileURLToPath(new URL('./releases/', import.meta.url))

/** What a release stored for a customer on a journey. The risk is as that release wrote it, so it is not typed yet. */
export type Released = { release: string; journey: JourneyId; answers: Answers; risk: object }

/**
 * What every earlier release stored. These files are never changed: policies of those releases are in force, and have to renew, restart
 * and be retrieved. `npm run release-answers` adds those of the current release.
 */
export function releasedAnswers(): readonly Released[] {
  return readdirSync(releasesFolder).flatMap((release) =>
    journeyIds.flatMap((journey) => {
      const text = textOf(join(releasesFolder, release, `${journey}.json`))
      return text === undefined ? [] : [{ release, journey, ...JSON.parse(text) }]
    }),
  )
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
