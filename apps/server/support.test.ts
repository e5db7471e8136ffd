import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { startLobby } from '#tests/setup/lobby.ts'

const policyOf = async (env: Record<string, string>) => {
  const lobby = await startLobby({ env })
  const { headers } = await lobby.nobody().get('/healthz')
  await lobby.close()
  return headers.get('content-security-policy') ?? ''
}

describe('how support is reached', () => {
  it('lets pages frame nothing, or the one address that whoever runs Lobby named', async () => {
    expect(await policyOf({})).toContain("frame-src 'none'")
    expect(await policyOf({ LOBBY_SUPPORT_URL: 'https://help.example.org/desk?c=1' })).toContain(
      'frame-src https://help.example.org',
    )
  })

  it('must be an address of https', () => {
    for (const url of ['http://help.example.org', 'javascript:alert(1)', 'help'])
      expect(() => readConfig([], { LOBBY_SUPPORT_URL: url })).toThrow(/LOBBY_SUPPORT_URL/)
    expect(readConfig([], { LOBBY_SUPPORT_PHONE: '0800-000-000' }).support.phone).toBe('0800-000-000')
  })
})
