import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

interface Operation {
  operationId: string
  security: Record<string, never[]>[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: object; required?: string[] } }> }
  responses: Record<string, unknown>
}

let lobby: Lobby
let document: { paths: Record<string, Record<string, Operation>>; components: { securitySchemes: object } }
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  lobby = await startLobby()
  document = (await lobby.nobody().get('/api/docs/json')).body
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
})
afterAll(() => lobby.close())

const named = (id: string) => {
  const found = operations.find(({ operation }) => operation.operationId === id)?.operation
  if (!found) throw new Error(`the document lacks ${id}`)
  return found
}

describe('the OpenAPI document', () => {
  it('has every call of the product', () => {
    const calls = declared.contracts.flatMap(({ name, calls }) =>
      Object.keys(calls).map((key) => `${name}.${key}`),
    )
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(calls.toSorted())
  })

  it('says the truth about who may call: without credentials 401 comes exactly where it names some', async () => {
    const untrue: unknown[] = []
    for (const { path, method, operation } of operations) {
      const address = path.replace(/\{\w+\}/g, '0190d2ae-0000-7000-8000-000000000001')
      const body = method === 'GET' ? undefined : {}
      const { status, body: answer } = await lobby.nobody().send(method, address, body)
      const isRefused = status === 401 && (answer === 'error' || answer.ErrorMessage.Code === 401001)
      const isNamed = operation.security.length > 0
      if (isNamed !== isRefused || isNamed !== '401' in operation.responses)
        untrue.push([operation.operationId, status, operation.security])
    }
    expect(untrue).toEqual([])
  })

  it('names the cookie that operators call with, the token of sessions, and nothing for the public', () => {
    expect(named('operator.listCommunities').security).toEqual([{ operatorCookie: [] }])
    expect(named('packages.register').security).toEqual([{ accessToken: [] }])
    expect(named('packages.listWaiting').security).toEqual([{ accessToken: [] }, { loginCookie: [] }])
    expect(named('accounts.checkPassword').security).toEqual([])
    expect(document.components.securitySchemes).toMatchObject({
      loginCookie: { in: 'cookie', name: 'lobby_login' },
      operatorCookie: { in: 'cookie', name: 'lobby_operator' },
    })
  })

  it('names what an upload carries, retry keys and what a call may answer instead', () => {
    const { schema } = named('files.upload').requestBody?.content['multipart/form-data'] ?? {}
    expect(schema).toMatchObject({ required: ['File', 'Token'], properties: { Token: { type: 'string' } } })
    const keyed = operations.filter(({ operation }) =>
      operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
    )
    expect(keyed.length).toBeGreaterThan(100)
    expect(keyed.filter(({ method, operation }) => method === 'GET' || !operation.security.length)).toEqual(
      [],
    )
    expect(Object.keys(named('activation.issueSerial').responses)).toEqual(
      expect.arrayContaining([
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '415',
        '429',
        '503',
        'default',
      ]),
    )
  })
})
