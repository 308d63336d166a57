import * as z from 'zod/mini'
import { call } from '../../call'
import { coded } from '../../entities/coded'
import { text } from '../../wire/fields'
import { sent } from '../../wire/objects'

export const getVehicleModels = call({
  name: 'GetVehicleModels',
  requirement: 'API-31',
  summary: 'Every model of a make.',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleModels',
  query: sent({ vehicleMakeCode: text(100) }),
  replies: { 200: z.array(coded) },
})
