import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import type { OpenContext } from './context.ts'

/** The cookies of a public call: read as sent, set for the whole site, never sent along from other sites. */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): Pick<OpenContext, 'cookies' | 'setCookie' | 'clearCookie'> {
  const options = { path: '/', sameSite: 'lax' as const, secure }
  return {
    cookies: request.cookies,
    setCookie: (name, value, more) => {
      reply.setCookie(name, value, { ...options, ...more })
    },
    clearCookie: (name) => {
      reply.clearCookie(name, options)
    },
  }
}

/**
 * Refuses a request that acts on the cookie alone and comes from another site's page.
 * Throws `foreignOrigin`. A client without a browser sends neither header and carries its cookie knowingly.
 */
export function checkOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw problems.foreignOrigin()
  const origin = request.headers.origin
  if (origin !== undefined && hostOf(origin) !== request.host) throw problems.foreignOrigin()
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host
  } catch {
    return ''
  }
}
