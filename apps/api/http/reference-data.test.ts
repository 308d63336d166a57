import { brotliDecompressSync } from 'node:zlib'
import { referenceData } from '@milepost/domain/lists/reference-data'
import { expect, it } from 'vitest'
import { routes } from './routes'
import { referToNobody } from './testing/ports'
import { acornCar, testServer } from './testing/test-server'

const url = '/api/v1/ReferenceData/GetReferenceData'

it('gives every list in one answer, as codes and words [API-45]', async () => {
  const { app } = await testServer({ routes: routes(referToNobody) })
  const response = await app.inject({ url, headers: acornCar })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(referenceData)
  expect(response.json().maritalStatuses[0]).toEqual({ code: expect.any(String), desc: expect.any(String) })
})

it('sends them compressed', async () => {
  const { app } = await testServer({ routes: routes(referToNobody) })
  const response = await app.inject({ url, headers: { ...acornCar, 'accept-encoding': 'br' } })
  expect(response.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(referenceData)
})
