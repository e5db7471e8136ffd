import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'

/** How many lists and objects may stand within each other; what calls take has six at most. */
const deepest = 32
/** How many names an object may have; the widest table that a call takes has a tenth of it. */
const widest = 1000

/**
 * Whether lists and objects of a JSON text stand deeper within each other than that, or an object has more names: each name
 * that is wrong would be looked at and answered. What is in strings does not count.
 */
function isOutOfBounds(json: string): boolean {
  const names: number[] = []
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isInString) {
      if (character === '\\') at++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      if (names.push(0) > deepest) return true
    } else if (character === ']' || character === '}') names.pop()
    else if (character === ':') {
      const count = (names.pop() ?? 0) + 1
      if (count > widest) return true
      names.push(count)
    }
  }
  return false
}

const texts = new WeakMap<FastifyRequest, string>()

/** The JSON of a request as it was sent: what a sender signed. */
export const jsonOf = (request: FastifyRequest): string => texts.get(request) ?? ''

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a body. Throws wrongType for another character set than UTF-8, malformed for bytes that are none. */
function textOf(request: FastifyRequest, body: Buffer): string {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '') ?? []
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw problems.wrongType()
  try {
    return utf8.decode(body)
  } catch {
    throw problems.malformed()
  }
}

/** Whether everything behind a % is a character of UTF-8. */
function isWellWritten(encoded: string): boolean {
  try {
    // What it gives is asked for: a bundler leaves out a call that nobody wants anything of.
    return decodeURIComponent(encoded) !== '' || encoded === ''
  } catch {
    return false
  }
}

/** How bodies and addresses are read: UTF-8 alone, JSON not deeper or wider than anybody needs; the rest is malformed (400) or wrongType (415). */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const json = textOf(request, body)
      if (isOutOfBounds(json)) throw problems.malformed()
      texts.set(request, json)
      return new Promise((resolve, reject) => {
        void parseJson(request, json, (error, parsed) => (error ? reject(error) : resolve(parsed)))
      })
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const form = textOf(request, body)
      if (!isWellWritten(form)) throw problems.malformed()
      return parse(form)
    },
  )
  app.addHook('onRequest', (request, _reply, done) => {
    done(isWellWritten(request.url) ? undefined : problems.malformed())
  })
}
