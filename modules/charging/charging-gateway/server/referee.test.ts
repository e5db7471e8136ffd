import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestStation } from '#tests/setup/charging-station.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const require = createRequire(import.meta.url)

let lobby: Lobby
let folder: string
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-referee-'))
})
afterAll(async () => {
  await lobby.close()
  await rm(folder, { recursive: true, force: true })
})

interface Report {
  metrics: { totalTestsRun: number }
  testResults: { name: string; passed: boolean; issue?: string }[]
}

/** Runs the program of another house as a station; gives what it wrote down. */
async function referee(of: TestStation, protocol: string): Promise<Report> {
  const [endpoint, identity] = [of.address.replace(/\/[^/]*$/, ''), of.address.split('/').at(-1) ?? '']
  const file = path.join(path.dirname(require.resolve('ocpp-ws-cli/package.json')), 'dist/index.js')
  const given = ['-e', endpoint, '-i', identity, '-p', protocol, '--suite', 'all']
  const child = spawn(
    process.execPath,
    [file, 'test', ...given, '--report', 'json', '--report-dir', folder],
    {
      stdio: 'ignore',
    },
  )
  await once(child, 'exit')
  const [report = ''] = await readdir(folder)
  const text = await readFile(path.join(folder, report), 'utf8')
  await rm(path.join(folder, report))
  return JSON.parse(text)
}

it.each(['ocpp1.6', 'ocpp2.0.1'])(
  'a station of another make finds nothing to say of the central system (%s)',
  async (protocol) => {
    const admin = await lobby.as('auth_0912345678', '晴川社區')
    const { metrics, testResults } = await referee(
      await TestStation.add(admin, { bay: protocol.slice(4) }),
      protocol,
    )
    expect(metrics.totalTestsRun).toBe(21)
    expect(testResults.filter(({ passed }) => !passed)).toEqual([])
  },
  240_000,
)
