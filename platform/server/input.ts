import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnyCall } from '#platform/contract/call.ts'
import { codecOf, wireName, wirePath } from '#platform/contract/codec.ts'
import { problems } from '#platform/contract/problems.ts'

z.config(z.locales.zhTW())
const english = z.locales.en().localeError

/** What schemas say of single fields, in English where a browser asks for it before Chinese (R045). */
const spokenFor = (request: FastifyRequest) => {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase().split(',')
  const first = wanted.map((language) => language.trim()).find((language) => /^(zh|en)/.test(language))
  return first?.startsWith('en') ? { error: english } : undefined
}

const pathFields = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')

/** A JSON Patch (RFC 6902) that sets fields of the top, as the body that it means. Throws malformed for any other. */
function patched(operations: readonly unknown[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const operation of operations) {
    const { op, path, value } = (operation ?? {}) as { op?: unknown; path?: unknown; value?: unknown }
    const [, name] = typeof path === 'string' ? (/^\/([^/~]+)$/.exec(path) ?? []) : []
    if (!name || (op !== 'add' && op !== 'replace')) throw problems.malformed()
    body[name] = value
  }
  return body
}

interface Reader {
  (request: FastifyRequest): unknown
}

/**
 * Makes the reader of a call's input: path, query and body are put together in our names and checked.
 * The reader throws `invalid` with messages in wire names.
 */
export function inputReader(call: AnyCall): Reader {
  const shape = call.takes.shape as Record<string, z.ZodType>
  const inPath = pathFields(call.path)
  const inQuery = (key: string) =>
    !inPath.includes(key) && (call.method === 'GET' || call.method === 'DELETE' || call.query?.includes(key))
  const queryFields = Object.keys(shape).filter(inQuery)
  const bodyFields = Object.keys(shape).filter((key) => !inPath.includes(key) && !inQuery(key))
  const textBody = call.body === 'form'

  return (request) => {
    const raw: Record<string, unknown> = {}
    const take = (keys: string[], source: unknown, text: boolean, wire: boolean) => {
      if (typeof source !== 'object' || source === null) return
      for (const key of keys) {
        const field = shape[key]
        if (!field) continue
        const name = wire ? wireName(key, field) : key
        if (Object.hasOwn(source, name))
          raw[key] = codecOf(field).decode((source as Record<string, unknown>)[name], text)
      }
    }
    take(inPath, request.params, true, false)
    take(queryFields, request.query, true, true)
    if (bodyFields.length && call.body !== 'file') {
      const given = request.body
      const body = call.body === 'patch' && Array.isArray(given) ? patched(given) : given
      if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
        throw problems.malformed()
      }
      take(bodyFields, body, textBody, true)
    }
    const parsed = call.takes.safeParse(raw, spokenFor(request))
    if (parsed.success) return parsed.data
    // An id in the path that is no id is simply a thing that does not exist.
    if (parsed.error.issues.every((issue) => inPath.includes(String(issue.path[0]))))
      throw problems.notFound()
    throw problems.invalid(
      parsed.error.issues.map((issue) => `${wirePath(call.takes, issue.path)}：${issue.message}`),
    )
  }
}
