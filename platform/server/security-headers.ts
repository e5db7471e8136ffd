import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/**
 * What every answer tells a browser to refuse: pages of other sites around ours, code and addresses that are not ours,
 * guesses of a type. Asked of helmet once, since nothing of it depends on the request.
 * @param framed the only address whose pages may be shown inside; '': none
 * @param sockets the addresses of others to which pages may open sockets, for telephones: without any no page listens in a room
 * @param isSecure whether browsers reach us by https alone
 */
export function securityHeaders(
  framed: string,
  sockets: readonly string[],
  isSecure: boolean,
): Record<string, string> {
  const writeInto = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // antd writes its styles inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...sockets],
        fontSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        frameSrc: [framed ? new URL(framed).origin : "'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: isSecure,
    crossOriginEmbedderPolicy: false,
  })
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  writeInto(request, answer, () => undefined)
  return {
    ...(answer.getHeaders() as Record<string, string>),
    'permissions-policy': `camera=(self), microphone=${sockets.length ? '(self)' : '()'}, geolocation=(self)`,
  }
}
