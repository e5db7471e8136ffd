import { z } from 'zod'
import type { AnyCall, Contract } from '#platform/contract/call.ts'
import { wireName } from '#platform/contract/codec.ts'
import { loginCookie, operatorCookie } from './cookie-names.ts'

type Json = Record<string, unknown>

/** The JSON Schema of a field as the wire shows it. */
function wireSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDate) Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
      if (!(zodSchema instanceof z.ZodObject) || !jsonSchema.properties) return
      const names = new Map(
        Object.entries(zodSchema.shape).map(([key, field]) => [key, wireName(key, field as z.ZodType)]),
      )
      const rename = (key: string) => names.get(key) ?? key
      jsonSchema.properties = Object.fromEntries(
        Object.entries(jsonSchema.properties).map(([key, value]) => [rename(key), value]),
      )
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(rename)
      delete jsonSchema.additionalProperties
    },
  }) as Json
  const { $schema: _, wire: __, ...rest } = made
  return rest
}

const bodyType = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  patch: 'application/json-patch+json',
  file: 'multipart/form-data',
}

/** Whether a retry of it is the same act. */
const takesKey = (call: AnyCall) => call.method !== 'GET' && call.can !== 'public' && !call.anew

/** Who may call: anybody; an operator by the cookie of the console; a session by its token, and for reading also by its cookie. */
function securityOf(call: AnyCall): Json[] {
  if (call.knownBy === 'cookie') return [{ loginCookie: [] }]
  // The empty one: `Token` in the body does as well.
  if (call.knownBy === 'token') return [{ accessToken: [] }, {}]
  if (call.can === 'public') return []
  if (call.can === 'operator') return [{ operatorCookie: [] }]
  return call.method === 'GET' ? [{ accessToken: [] }, { loginCookie: [] }] : [{ accessToken: [] }]
}

const retryKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Makes a write that is sent again the same act.',
  schema: { type: 'string', maxLength: 100 },
}

/** What a call may answer instead: in the shape of every problem, but for the one word that file stores answer. */
function problemAnswers(call: AnyCall): Json {
  const said: [status: string, description: string, isPossible: boolean][] = [
    ['400', 'What was sent is malformed, or a field of it is.', true],
    ['401', 'Nobody is signed in.', securityOf(call).length > 0],
    ['403', 'Whoever is signed in may not.', call.can !== 'public' || call.cookie === true],
    ['404', 'There is no such thing.', true],
    [
      '409',
      call.secret
        ? 'Done before, or something stands against it; what was shown once is not shown again.'
        : 'Something stands against it.',
      call.method !== 'GET',
    ],
    ['413', 'Too large.', call.method !== 'GET'],
    ['415', 'Another type or character set than is taken.', call.method !== 'GET'],
    ['429', 'Too often.', true],
    ['503', 'Not now; Retry-After says when.', true],
    ['default', 'Problem', true],
  ]
  const content = call.errorWord
    ? { 'text/plain': { schema: { const: 'error' } } }
    : { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    said
      .filter(([, , isPossible]) => isPossible)
      .map(([status, description]) => [status, { description, content }]),
  )
}

function operation(module: string, name: string, call: AnyCall): Json {
  const shape = call.takes.shape as Record<string, z.ZodType>
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')
  const required = (field: z.ZodType) => !field.safeParse(undefined).success
  const parameters: Json[] = []
  const body: Record<string, z.ZodType> = {}
  for (const [key, field] of Object.entries(shape)) {
    const where = inPath.includes(key)
      ? 'path'
      : call.method === 'GET' || call.method === 'DELETE' || call.query?.includes(key)
        ? 'query'
        : 'body'
    if (where === 'body') body[key] = field
    else {
      parameters.push({
        name: where === 'path' ? key : wireName(key, field),
        in: where,
        required: where === 'path' || required(field),
        schema: wireSchema(field, 'input'),
      })
    }
  }
  const hasBody = Object.keys(body).length > 0 || call.body === 'file'
  const fileBody = {
    type: 'object',
    required: ['File', ...(call.form ?? [])],
    properties: {
      ...Object.fromEntries((call.form ?? []).map((name) => [name, { type: 'string' }])),
      File: { type: 'string', format: 'binary' },
    },
  }
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    summary: call.summary,
    description: [`Permission: ${call.can}.`, call.service ? `Service: ${call.service.join(' or ')}.` : '']
      .join(' ')
      .trim(),
    security: securityOf(call),
    parameters: [...parameters, ...(takesKey(call) ? [retryKey] : [])],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: {
              [bodyType[call.body ?? 'json']]: {
                schema: call.body === 'file' ? fileBody : wireSchema(z.object(body), 'input'),
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: wireSchema(call.gives, 'output') } },
      },
      ...problemAnswers(call),
    },
  }
}

/** The OpenAPI document of the whole product, in wire names. */
export function openApi(contracts: readonly Contract[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const { name: module, calls } of contracts) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = operation(module, name, call)
    }
  }
  const text = { type: 'string' }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lobby',
      version,
      description: 'The calls of the Lobby back office, as they are on the wire.',
    },
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        loginCookie: { type: 'apiKey', in: 'cookie', name: loginCookie },
        operatorCookie: { type: 'apiKey', in: 'cookie', name: operatorCookie },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['ErrorMessage', 'Message'],
          properties: {
            ErrorMessage: { type: 'object', properties: { Code: { type: 'integer' }, Description: text } },
            Message: text,
            Messages: { type: 'array', items: text },
            Data: {},
          },
        },
      },
    },
  }
}
