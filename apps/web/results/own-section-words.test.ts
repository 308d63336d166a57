import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIds } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { ownSection } from './JourneySection.tsx'

it('exists on taxi and telematics journeys only [RES-04] [D-157]', () => {
  const having = journeyIds.filter((id) => ownSection(journeys[id], { deviceProvider: undefined }))
  expect(having).toEqual(['acorn_taxi', 'acorn_protect', 'flag_taxi', 'mypolicy_telematics'])
})

it('names the provider of the device, and the days of taxi hire [DAT-21] [CON-39]', () => {
  const words = (id: (typeof journeyIds)[number], deviceProvider?: string) =>
    ownSection(journeys[id], { deviceProvider })?.points.join(' ')
  expect(words('mypolicy_telematics', 'Waymark Telematics')).toContain('device from Waymark Telematics')
  expect(words('acorn_taxi')).toContain('up to 14 days, or 21 as an optional extra')
})
