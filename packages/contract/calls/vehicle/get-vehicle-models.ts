import * as z from 'zod/mini'
import { call } from '../../call'
import { coded } from '../../entities/coded'
import { describedAs } from '../../wire/described'
import { text } from '../../wire/fields'
import { sent } from '../../wire/objects'

export const getVehicleModels = call({
  name: 'GetVehicleModels',
  requirement: 'API-31',
  summary: 'Every model of a make.',
  description: '`vehicleMakeCode` is a code that GetVehicleMakes gave.',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleModels',
  query: sent({ vehicleMakeCode: describedAs(text(100), 'the code of a make, as GetVehicleMakes gave it') }),
  replies: { 200: z.array(coded) },
})
