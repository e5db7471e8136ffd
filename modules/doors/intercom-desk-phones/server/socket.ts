import type { Config } from '#platform/server/config.ts'
import type { IntercomSettings } from '#modules/doors/intercom-sentries/contract.ts'

/**
 * Where browsers reach the exchange of a community: the one address of the installation's (INTERCOM_SOCKETS) that is at its
 * domain and port; undefined where whoever runs Lobby allowed none.
 */
export function socketOf(
  { intercomSockets }: Pick<Config, 'intercomSockets'>,
  { domain, webPort }: Pick<IntercomSettings, 'domain' | 'webPort'>,
): string | undefined {
  if (!domain) return undefined
  return intercomSockets.find((socket) => {
    const { hostname, port, protocol } = new URL(socket)
    return hostname === domain.toLowerCase() && Number(port || (protocol === 'wss:' ? 443 : 80)) === webPort
  })
}
