import { expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import { testPorts } from './testing/ports.ts'
import { acornCar, testServer } from './testing/test-server.ts'

const under = '/api/v1/Document'

it.each([
  `${under}/GetPolicyDocumentsByPolicyReference/`,
  `${under}/GetPolicyDocumentsByPolicyReference/${'a'.repeat(101)}`,
  `${under}/GetPolicyDocumentsByPolicyReference/${'a'.repeat(4_000)}`,
  `${under}/GetPolicyDocumentsByPolicyReference/a%2Fb`,
  `${under}/GetPolicyDocumentsByPolicyReference/%F0%9F%9A%97`,
  `${under}/DownloadDocumentById/${'a'.repeat(101)}`,
])(
  'routes %s to its own call, which refuses it as the OpenAPI document declares [API-35] [API-46]',
  async (url) => {
    const { app } = await testServer({ routes: routes(testPorts) })
    const response = await app.inject({ url, headers: acornCar })
    expect(response.json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      errors: [{ field: expect.stringMatching(/^path\./) }],
    })
  },
)

it('reports an unknown policy as not found [API-35]', async () => {
  const { app } = await testServer({ routes: routes(testPorts) })
  const url = `${under}/GetPolicyDocumentsByPolicyReference/A-1`
  expect((await app.inject({ url, headers: acornCar })).json()).toMatchObject({ code: 'POLICY_NOT_FOUND' })
})
