import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accounts } from '#modules/sign-in/accounts/contract.ts'
import { eventsPath } from '#platform/server/socket.ts'
import { communities } from '#modules/communities/communities/contract.ts'

const { refreshAccess, me } = accounts.calls
const { listMainServices } = communities.calls
const passedOn = ['host', 'user-agent', 'cookie', 'x-forwarded-for'] as const

/**
 * The answers that every page asks first when somebody is signed in: the access token, who it is and what they may, the
 * services; and the number of the newest event, so that a page hears also what happens between its first rows and its socket. They
 * stand in the page, by method and address, so that nobody waits for them twice; undefined when there are none.
 */
export async function firstAnswers(
  http: FastifyInstance,
  request: FastifyRequest,
  newestEvent: (communityId: string) => Promise<number>,
): Promise<Record<string, unknown> | undefined> {
  const destination = request.headers['sec-fetch-dest']
  if (!request.headers.cookie || (destination !== undefined && destination !== 'document')) return undefined
  const kept = passedOn.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const ask = async ({ method, path }: { method: string; path: string }, more = {}) => {
    const answer = await http.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: request.socket.remoteAddress,
      headers: { ...Object.fromEntries(kept), ...more },
    })
    return answer.statusCode === 200 ? answer.json<Record<string, unknown>>() : undefined
  }
  const token = await ask(refreshAccess)
  if (!token) return undefined
  const bearer = { authorization: `Bearer ${String(token['AccessToken'])}` }
  const [who, services] = await Promise.all([ask(me, bearer), ask(listMainServices, bearer)])
  const { ComId: communityId } = (who?.['Data'] ?? who ?? {}) as { ComId?: string }
  const newest = communityId === undefined ? undefined : await newestEvent(communityId)
  const named = [
    [refreshAccess, token],
    [me, who],
    [listMainServices, services],
  ] as const
  const answers = named.filter(([, answer]) => answer !== undefined)
  return {
    ...Object.fromEntries(answers.map(([call, answer]) => [`${call.method} ${call.path}`, answer])),
    ...(newest !== undefined && { [`GET ${eventsPath}`]: { Number: newest } }),
  }
}
