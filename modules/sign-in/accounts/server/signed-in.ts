import type { Authenticator } from '#platform/server/answer.ts'
import type { Actor } from '#platform/server/context.ts'
import type { Extras } from '#platform/server/serve.ts'

/** Who a public call's access token stands for, where it brings one. */
export async function signedInBy(
  sessions: Pick<Authenticator, 'byAccessToken'>,
  { reply }: Extras,
  device: string,
): Promise<Actor | undefined> {
  const [, token] = /^Bearer (.+)$/i.exec(reply.request.headers.authorization ?? '') ?? []
  return token ? sessions.byAccessToken(token, device) : undefined
}
