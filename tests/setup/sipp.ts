// Telephones played by SIPp, and an exchange by Kamailio, where Debian's packages are.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createSocket } from 'node:dgram'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const kamailio = '/usr/sbin/kamailio'
const modules = ['rtjson.so', 'jansson.so', 'http_client.so']
const folders = ['/usr/lib/x86_64-linux-gnu/kamailio/modules', '/usr/lib/aarch64-linux-gnu/kamailio/modules']

/** Whether both are here, with the modules that the configuration loads. */
export const hasExchange =
  existsSync(kamailio) &&
  spawnSync('sipp', ['-v']).error === undefined &&
  modules.every((name) => folders.some((folder) => existsSync(path.join(folder, name))))

/** Whether Kamailio also takes browsers. */
export const hasWebSockets =
  hasExchange && folders.some((folder) => existsSync(path.join(folder, 'websocket.so')))

/** Whether rtpengine stands between them and telephones besides. */
export const hasWebExchange = hasWebSockets && existsSync('/usr/bin/rtpengine')

/** A port of UDP that nobody has now. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const socket = createSocket('udp4')
    socket.bind(0, '127.0.0.1', () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })

const line = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((one) => one.trim())
    .join('\n')
const send = (text: string, more = '') => `<send ${more}><![CDATA[\n${line(text)}\n\n]]></send>`
const scenario = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE scenario SYSTEM "sipp.dtd">\n<scenario name="lobby">\n${parts.join('\n')}\n</scenario>`
const head = (method: string, cseq: number, more: string) => `
  ${method} sip:${method === 'REGISTER' ? '[field2]' : '[service]@[field2]'} SIP/2.0
  Via: SIP/2.0/UDP [local_ip]:[local_port];branch=[branch]
  From: <sip:[field0]@[field2]>;tag=[pid]caller[call_number]
  To: <sip:${method === 'REGISTER' ? '[field0]' : '[service]'}@[field2]>
  Call-ID: [call_id]
  CSeq: ${cseq} ${method}
  Contact: <sip:[field0]@[local_ip]:[local_port]>
  Max-Forwards: 70
  ${more}Content-Length: 0`
const answer = (code: string, more = '') =>
  send(`
  SIP/2.0 ${code}
  [last_Via:]
  [last_Record-Route:]
  [last_From:]
  [last_To:];tag=[pid]callee[call_number]
  [last_Call-ID:]
  [last_CSeq:]
  Contact: <sip:me@[local_ip]:[local_port]>
  ${more}Content-Length: 0`)
const ack = `
  ACK [next_url] SIP/2.0
  Via: SIP/2.0/UDP [local_ip]:[local_port];branch=[branch]
  [routes]
  From: <sip:[field0]@[field2]>;tag=[pid]caller[call_number]
  [last_To:]
  Call-ID: [call_id]
  CSeq: 2 ACK
  Max-Forwards: 70
  Content-Length: 0`
const bye = ack.replace('ACK [next_url]', 'BYE [next_url]').replace('CSeq: 2 ACK', 'CSeq: 3 BYE')

/** Begins a call. */
const begins = [
  send(head('INVITE', 1, '')),
  '<recv response="407" auth="true"></recv>',
  send(head('ACK', 1, '')),
  send(head('INVITE', 2, '[field1]\n  ')),
  '<recv response="100" optional="true"></recv>',
  '<recv response="180" optional="true"></recv>',
  '<recv response="180" optional="true"></recv>',
  '<recv response="180" optional="true"></recv>',
]
/** Says no to a call. */
const refuses = (code: string) =>
  scenario('<recv request="INVITE"></recv>', answer(code), '<recv request="ACK"></recv>')

/** What telephones do. */
export const scenarios = {
  register: scenario(
    send(head('REGISTER', 1, 'Expires: 600\n  ')),
    '<recv response="401" auth="true"></recv>',
    send(head('REGISTER', 2, 'Expires: 600\n  [field1]\n  ')),
    '<recv response="200"></recv>',
  ),
  /** Rings until it is given up. */
  rings: scenario(
    '<recv request="INVITE"></recv>',
    answer('180 Ringing'),
    '<recv request="CANCEL"></recv>',
    answer('200 OK'),
    answer('487 Request Terminated').replace('[last_CSeq:]', 'CSeq: [last_cseq_number] INVITE'),
    '<recv request="ACK"></recv>',
    '<pause milliseconds="200"/>',
  ),
  /** Answers at once. */
  answers: scenario(
    '<recv request="INVITE" rrs="true"></recv>',
    answer('180 Ringing'),
    answer('200 OK'),
    '<recv request="ACK"></recv>',
    '<recv request="BYE"></recv>',
    answer('200 OK'),
  ),
  /** Calls, speaks for a second and hangs up. */
  calls: scenario(
    ...begins,
    '<recv response="200" rrs="true"></recv>',
    send(ack),
    '<pause milliseconds="1000"/>',
    send(bye),
    '<recv response="200"></recv>',
  ),
  /** Calls, and speaks until the call is ended for it. */
  stays: scenario(
    ...begins,
    '<recv response="200" rrs="true"></recv>',
    send(ack),
    '<recv request="BYE"></recv>',
    answer('200 OK'),
  ),
  /** Calls in vain. */
  hearsNobody: scenario(...begins, '<recv response="480"></recv>', send(head('ACK', 2, ''))),
  /** Calls, and gives up while it rings. */
  givesUp: scenario(
    ...begins.slice(0, -3),
    '<recv response="180"></recv>',
    send(head('CANCEL', 2, '').replace('[branch]', '[branch-3]')),
    '<recv response="200"></recv>',
    '<recv response="487"></recv>',
    send(head('ACK', 2, '').replace('[branch]', '[branch-6]')),
  ),
  /** Says that it is there, without ringing. */
  isThere: scenario('<recv request="OPTIONS"></recv>', answer('200 OK')),
  /** Speaks already. */
  isBusy: refuses('486 Busy Here'),
  /** Somebody presses the call away. */
  declines: refuses('480 Temporarily Unavailable'),
}

/** What a door unit that knows no WebRTC offers: plain sound at a port, and tones (RFC 4733). */
const offer = (port: number) => `
  v=0
  o=door 1 1 IN IP4 127.0.0.1
  s=-
  c=IN IP4 127.0.0.1
  t=0 0
  m=audio ${port} RTP/AVP 0 101
  a=rtpmap:0 PCMU/8000
  a=rtpmap:101 telephone-event/8000
  a=fmtp:101 0-15
  a=sendrecv`

/** Calls with sound at a port, and speaks until the other hangs up, or rings until the other gives up. */
const doorScenario = (port: number) => {
  const invite = (cseq: number, more: string) =>
    send(
      `${line(head('INVITE', cseq, `${more}Content-Type: application/sdp\n  `).replace('Content-Length: 0', 'Content-Length: [len]'))}\n\n${line(offer(port))}`,
    )
  return scenario(
    invite(1, ''),
    '<recv response="407" auth="true"></recv>',
    send(head('ACK', 1, '')),
    invite(2, '[field1]\n  '),
    '<recv response="100" optional="true"></recv>',
    '<recv response="180" optional="true"></recv>',
    '<recv response="180" optional="true"></recv>',
    '<recv response="200" rrs="true"></recv>',
    send(ack),
    '<recv request="BYE"></recv>',
    answer('200 OK'),
  )
}

/** Runs SIPp with a scenario; gives its exit code and what it wrote when it ends. */
export async function sipp(
  name: keyof typeof scenarios | 'door',
  of: {
    user: string
    password: string
    domain: string
    proxy: number
    port: number
    dial?: string
    /** Where a door hears. */
    sound?: number
    seconds?: number
  },
): Promise<{ ended: Promise<{ code: number | null; said: string }>; stop: () => void }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lobby-sipp-'))
  const [file, fields] = [path.join(folder, `${name}.xml`), path.join(folder, 'fields.csv')]
  await writeFile(file, name === 'door' ? doorScenario(of.sound ?? 0) : scenarios[name])
  await writeFile(
    fields,
    `SEQUENTIAL\n${of.user};[authentication username=${of.user} password=${of.password}];${of.domain}\n`,
  )
  const args = ['-sf', file, '-inf', fields, '-i', '127.0.0.1', '-p', String(of.port), '-m', '1', '-nostdin']
  const rest = [
    '-timeout',
    `${of.seconds ?? 60}s`,
    '-timeout_error',
    '-trace_err',
    '-error_file',
    path.join(folder, 'errors'),
  ]
  const dial = of.dial ? ['-s', of.dial] : []
  const child = spawn('sipp', [`127.0.0.1:${of.proxy}`, ...args, ...dial, ...rest], {
    cwd: folder,
    env: { ...process.env, TERM: 'dumb' },
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += String(part)))
  child.stderr.on('data', (part: Buffer) => (said += String(part)))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, said })),
  )
  return { ended, stop: () => void child.kill() }
}

/** Starts Kamailio in the foreground with a configuration; `said` is what it wrote. */
export async function startExchange(content: string): Promise<{ child: ChildProcess; said: () => string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lobby-kamailio-'))
  const file = path.join(folder, 'kamailio.cfg')
  await writeFile(file, content)
  const child = spawn(
    kamailio,
    ['-DD', '-E', '-f', file, '-Y', folder, '-m', '64', '-M', '8', '-w', folder],
    { cwd: folder },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += String(part)))
  child.stderr.on('data', (part: Buffer) => (said += String(part)))
  return { child, said: () => said }
}

/** Starts rtpengine in the foreground without the kernel's module, at ports of its own. */
export async function startRtpengine(control: number): Promise<ChildProcess> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lobby-rtpengine-'))
  const child = spawn(
    'rtpengine',
    [
      '--config-file=none',
      '--table=-1',
      '--foreground',
      '--interface=127.0.0.1',
      `--listen-ng=127.0.0.1:${control}`,
      '--port-min=41000',
      '--port-max=41900',
      '--log-stderr',
      '--log-level=4',
    ],
    { cwd: folder, stdio: 'ignore' },
  )
  return child
}

/** A door's loudspeaker: counts what of sound comes to a port, and the tones among it (RFC 4733) in their order. */
export async function listenForTones(): Promise<{
  port: number
  packets: () => number
  tones: () => string
  close: () => void
}> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  let packets = 0
  const heard = new Map<number, string>()
  socket.on('message', (packet) => {
    packets += 1
    if (((packet[1] ?? 0) & 0x7f) !== 101) return
    // The packets of one tone have its time.
    const event = packet[12] ?? 0
    heard.set(packet.readUInt32BE(4), '0123456789*#'[event] ?? '?')
  })
  return {
    port: socket.address().port,
    packets: () => packets,
    tones: () => [...heard.values()].join(''),
    close: () => socket.close(),
  }
}
