import { existsSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { alone } from './lock.mjs'
import { run } from './run.mjs'
import { root, say } from './say.mjs'

/** A module of Kamailio, where Debian has it on this kind of machine. */
const kamailioModule = (name) =>
  ['x86_64', 'aarch64']
    .map((kind) => `/usr/lib/${kind}-linux-gnu/kamailio/modules/${name}.so`)
    .find((file, nth) => existsSync(file) || nth === 1)

/**
 * Programs of other houses that tests hold Lobby against, each with Debian's packages; a test that needs one that is not there
 * is left out, and named at the end of the run. `named` is what its sources call it by.
 */
const peers = [
  { program: 'mosquitto', packages: ['mosquitto'] },
  { program: 'mosquitto_pub', packages: ['mosquitto-clients'] },
  {
    program: '/usr/lib/python3/dist-packages/pymodbus',
    named: 'pymodbus',
    packages: ['python3-pymodbus', 'python3-serial', 'python3-serial-asyncio'],
  },
  { program: 'openssl', packages: ['openssl'] },
  { program: 'tshark', packages: ['tshark'] },
  { program: 'hledger', packages: ['hledger'] },
  { program: 'zbarimg', packages: ['zbar-tools'] },
  { program: 'pdftotext', packages: ['poppler-utils'] },
  { program: 'belenios-tool', packages: ['belenios-tool'] },
  { program: 'kamailio', packages: ['kamailio', 'kamailio-utils-modules'] },
  { program: kamailioModule('jansson'), named: 'kamailio', packages: ['kamailio-extra-modules'] },
  {
    program: kamailioModule('websocket'),
    named: 'kamailio-websocket',
    packages: ['kamailio-websocket-modules'],
  },
  { program: 'rtpengine', packages: ['rtpengine-daemon'] },
  { program: 'sipp', packages: ['sip-tester'] },
  { program: 'faketime', packages: ['faketime'] },
]

// Root's own folders, which the PATH of a shell need not have.
const folders = () => [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/sbin']
const isThere = (program) =>
  program.startsWith('/')
    ? existsSync(program)
    : folders().some((folder) => existsSync(join(folder, program)))

/** The peers that this machine has not, by the name that tests call them by, with their packages. */
export const missingPeers = () =>
  peers
    .filter(({ program }) => !isThere(program))
    .map(({ program, named = program, packages }) => ({ name: named, packages }))

const tried = join(root, '.cache/peers-tried')
const day = 86_400_000
/** Milliseconds that downloads may take altogether: no test waits longer for somebody's mirror. */
const patience = 180_000
const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
const shortly = ['Acquire::http::Timeout=15', 'Acquire::https::Timeout=15', 'DPkg::Lock::Timeout=30']
const options = shortly.flatMap((option) => ['-o', option])

/**
 * Installs what is missing of them, as root on Debian, once a day at most. That it cannot be had is no failure: its tests are
 * left out. A machine that has them all is looked at and nothing more.
 */
export async function installPeers() {
  if (!missingPeers().length || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await alone('peers', async () => {
    const missing = missingPeers()
    const { mtimeMs = 0 } = await stat(tried).catch(() => ({}))
    if (!missing.length || Date.now() - mtimeMs < day) return
    say(`安裝測試要對照的程式（${missing.map(({ name }) => name).join('、')}）…`)
    await mkdir(join(root, '.cache'), { recursive: true })
    await writeFile(tried, '')
    const until = performance.now() + patience
    const apt = (args, timeout = Math.ceil(until - performance.now())) =>
      timeout > 0 ? run('apt-get', [...options, '-q', ...args], { env: quiet, timeout }) : { code: 1 }
    await apt(['update'])
    for (const { packages } of missing) {
      const wanted = ['-y', '--no-install-recommends', ...packages]
      // A download may be cut off at any moment, an installation may not.
      if ((await apt(['install', '--download-only', ...wanted])).code === 0)
        await apt(['install', '--no-download', ...wanted], day)
    }
  })
}
