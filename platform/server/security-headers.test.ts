import { expect, it } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'
import { securityHeaders } from './security-headers.ts'

const of = (sockets: string | undefined) => {
  const { intercomSockets } = readConfig([], { INTERCOM_SOCKETS: sockets })
  const headers = securityHeaders('', intercomSockets, true)
  const connect = /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
  return { connect, permissions: headers['permissions-policy'] }
}

it('lets pages open sockets to the exchanges that whoever runs Lobby named, and the microphone; without one to nobody', () => {
  expect(of(undefined)).toEqual({
    connect: "'self'",
    permissions: 'camera=(self), microphone=(), geolocation=(self)',
  })
  expect(of(' wss://sip.example.tw:8443  ws://127.0.0.1:5060/ ')).toEqual({
    connect: "'self' wss://sip.example.tw:8443 ws://127.0.0.1:5060",
    permissions: 'camera=(self), microphone=(self), geolocation=(self)',
  })
})

it('takes no address that others can listen to, no pattern and no path', () => {
  for (const wrong of [
    'ws://sip.example.tw:8080',
    'https://sip.example.tw',
    'wss://*',
    'wss://a;script-src',
    'wss://a/b',
    'wss:',
  ])
    expect(() => of(wrong), wrong).toThrow(ConfigProblem)
})
