import * as z from 'zod/mini'
import { call } from '../../call'
import { coded } from '../../entities/coded'

export const getVehicleMakes = call({
  name: 'GetVehicleMakes',
  requirement: 'API-31',
  summary: 'Every make of vehicle we know.',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleMakes',
  replies: { 200: z.array(coded) },
})
