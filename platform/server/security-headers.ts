/**
 * What every answer tells a browser to refuse: pages of other sites around ours, code and addresses that are not ours,
 * guesses of a type. Made once, since nothing of it depends on the request.
 * @param framed the only address whose pages may be shown inside; '': none
 * @param isSecure whether browsers reach us by https alone
 */
export function securityHeaders(framed: string, isSecure: boolean): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'base-uri': "'self'",
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    // antd writes its styles inline.
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self'",
    'frame-src': framed ? new URL(framed).origin : "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, allowed]) => `${name} ${allowed}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
    'referrer-policy': 'no-referrer',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
