import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  certificateOf,
  contributionOf,
  exponentOf,
  fingerprintOf,
  newSeed,
  openPart,
  sealBallot,
  verificationKeyOf,
} from '#modules/assemblies/sealing/contract.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin, even } from './test-assembly.ts'

const run = promisify(execFile)
const isToolThere = await run('belenios-tool', ['--version']).then(
  () => true,
  () => false,
)
/** Said in the title where nobody else can verify the archive. */
const without = isToolThere ? '' : ' (which is not installed here: nobody else has verified it)'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ env: { PUBLIC_ADDRESS: 'https://home.example.tw' } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const code = (answer: { body: { ErrorMessage: { Code: number } } }) => answer.body.ErrorMessage.Code
type Meeting = Awaited<ReturnType<typeof begin>>
const parsed = (list: string[]) => list.map((text) => JSON.parse(text))

/** Three trustees on devices of their own: what their pages do, message by message. */
async function trusteesOf({ AssemblyId }: Meeting) {
  const named = await manager.put(`${base}/SetTrustees`, {
    AssemblyId,
    Trustees: [
      { Role: 'chair', Name: '何佳蓉' },
      { Role: 'supervisor', Name: '林監委' },
      { Role: 'manager', Name: '王經理' },
    ],
  })
  const codes: string[] = named.body.Data.Trustees.map((one: { TrusteeCode: string }) => one.TrusteeCode)
  const [{ TrusteeUrl }] = named.body.Data.Trustees
  expect(TrusteeUrl).toBe(`https://home.example.tw/mgmt/assemblyTrustee?code=${codes[0]}`)
  const seeds = codes.map(() => newSeed())
  const phone = lobby.nobody()
  const pageOf = async (me: number) => (await phone.get(`${base}/Trustee/${codes[me]}`)).body.Data
  const send = (me: number, Step: string, message: object) =>
    phone.post(`${base}/Trustee/${codes[me]}`, { Step, Message: JSON.stringify(message) })
  for (const [me, seed] of seeds.entries()) {
    const sent = await send(me, 'certificate', certificateOf(seed))
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  }
  const certs = parsed((await pageOf(0)).Certificates)
  for (const [me, seed] of seeds.entries())
    await send(me, 'contribution', contributionOf(seed, { certs, me, threshold: 2 }))
  const contributions = parsed((await pageOf(0)).Contributions)
  const own = seeds.map((seed, me) => exponentOf(seed, { certs, contributions, me }))
  for (const [me, exponent] of own.entries()) await send(me, 'key', verificationKeyOf(exponent))
  const open = async (me: number, by = me) => {
    const [opening] = (await pageOf(me)).Openings
    const part = openPart(JSON.parse(opening.Tally)[0], own[by] ?? 0n, fingerprintOf(opening.Election))
    return phone.post(`${base}/Trustee/${codes[me]}/Part`, {
      TopicId: opening.TopicId,
      Message: JSON.stringify(part),
    })
  }
  return { codes, send, pageOf, open }
}

/** The phones of those whose cards these are: each encrypts and sends. */
async function phonesOf({ AssemblyId, TopicId, id }: Meeting) {
  const cards = (await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${AssemblyId}`)).body.Data
  const phone = lobby.nobody()
  const cardOf = (label: string): string =>
    cards.find((card: { TabletNote: string }) => card.TabletNote === label).CardCode
  const seal = async (label: string, answer: number) => {
    const { Topic } = (await phone.get(`${base}/Ballot/${cardOf(label)}`)).body.Data
    return sealBallot(
      Topic.Election,
      [0, 1, 2].map((at) => at === answer),
    )
  }
  const send = (label: string, text: string, labels = [label]) =>
    phone.post(`${base}/Ballot/${cardOf(label)}/Sealed`, {
      TopicId,
      UnitOwnerIds: labels.map(id),
      Ballot: text,
    })
  return {
    cardOf,
    seal,
    send,
    phone,
    vote: async (label: string, answer: number, labels?: string[]) =>
      send(label, (await seal(label, answer)).text, labels),
  }
}
const sealed = { topic: { VoteWay: 'sealed' } }

describe('a secret vote that is encrypted', () => {
  it('begins once three trustees have made a key, whose secrets the server never has', async () => {
    const meeting = await begin(manager, even(3), sealed)
    await meeting.owner(desk, '1F')
    expect(code(await meeting.act('StartVoting'))).toBe(40_924_100)
    const trustees = await trusteesOf(meeting)
    const { KeyFingerprint, Trustees } = (
      await manager.get(`${base}/GetTrusteeList?AssemblyId=${meeting.AssemblyId}`)
    ).body.Data
    expect(KeyFingerprint).toMatch(/^([0-9a-f]{4} ?){4}$/)
    // The way in is given away until it was used: whoever was first is the trustee.
    expect(Trustees.map((one: { TrusteeCode: string }) => one.TrusteeCode)).toEqual(['', '', ''])
    expect(code(await trustees.send(0, 'certificate', certificateOf(newSeed())))).toBe(40_924_102)
    expect((await meeting.act('StartVoting')).body.Data.Status).toBe('voting')
    expect(
      code(
        await manager.put(`${base}/SetTrustees`, {
          AssemblyId: meeting.AssemblyId,
          Trustees: ['甲', '乙', '丙'].map((Name) => ({ Role: 'chair', Name })),
        }),
      ),
    ).toBe(40_924_101)
    expect((await lobby.nobody().get(`${base}/Trustee/AAAAAAAAAAAAAAAA`)).status).toBe(404)
  })

  it('takes one ballot of each, whole and unaltered, and the same one again as the same', async () => {
    const meeting = await begin(manager, [...even(5), { label: '6F', owner: '甲1', area: 500 }], sealed)
    await trusteesOf(meeting)
    await meeting.owner(desk, '1F', '2F', '3F')
    await meeting.act('StartVoting')
    const phones = await phonesOf(meeting)
    const one = await phones.seal('2F', 0)
    const spoiled = one.text.replace(/"challenge":"\d/, '"challenge":"9')
    expect(code(await phones.send('2F', spoiled))).toBe(40_024_101)
    expect((await phones.send('2F', one.text)).body.Data.Receipt).toBe(one.receipt)
    expect((await phones.send('2F', one.text)).body.Data.Receipt).toBe(one.receipt)
    expect(code(await phones.vote('2F', 1))).toBe(40_924_054)
    expect(code(await phones.vote('3F', 1, ['4F']))).toBe(40_924_053)
    // One person, two units: one ballot for both.
    expect(code(await phones.vote('1F', 1, ['1F']))).toBe(40_924_055)
    expect((await phones.vote('1F', 1, ['1F', '6F'])).status).toBe(200)
    const board = (await manager.get(`${base}/GetVotingDashboardData?TopicId=${meeting.TopicId}`)).body.Data
    expect(board).toMatchObject({ CastCount: 3, Cast: { Heads: 2 } })
    expect(board.NotVoted.map((unit: { TabletNote: string }) => unit.TabletNote)).toEqual(['3F'])
  })

  it(`is opened by any two of three as a sum by heads and area, as Debian’s belenios-tool finds it too${without}`, async () => {
    const meeting = await begin(
      manager,
      even(10).map((unit, at) => ({ ...unit, area: 8_000 + at * 37 })),
      sealed,
    )
    const trustees = await trusteesOf(meeting)
    const labels = even(10).map(({ label }) => label)
    await meeting.owner(desk, ...labels)
    await meeting.act('StartVoting')
    const phones = await phonesOf(meeting)
    const kept = await phones.seal('1F', 0)
    await phones.send('1F', kept.text)
    // A hall votes at the same moment, one of them twice: each is taken or refused by itself.
    const twice = await phones.seal('2F', 1)
    const hall = [
      ...labels.slice(1, 5).map((label) => phones.vote(label, 0)),
      ...labels.slice(5).map((label) => phones.vote(label, 1)),
    ]
    const statuses = (await Promise.all(hall)).map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(code(await phones.send('2F', twice.text))).toBe(40_924_054)
    const closed = (await meeting.act('CloseVoting')).body.Data
    expect(closed).toMatchObject({ Status: 'closed', Result: null, SealedVote: { IsOpened: false } })
    expect(code(await meeting.act('MakeDecision', { Decision: 'carried' }))).toBe(40_924_104)
    // What another trustee decrypted is none of his.
    expect(code(await trustees.open(1, 2))).toBe(40_024_100)
    await trustees.open(1)
    await trustees.open(2)
    const { Result, SealedVote } = (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body
      .Data
    const area = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => 5 * (8_000 + (from + at) * 37)).reduce((a, b) => a + b, 0)
    expect(Result.Rows).toMatchObject([
      { OptionId: 'yes', Heads: 5, AreaFifths: area(0, 5) },
      { OptionId: 'no', Heads: 5, AreaFifths: area(5, 10) },
    ])
    expect(SealedVote).toMatchObject({ IsOpened: true, OpenedBy: ['林監委', '王經理'], Needed: 2 })
    const list = (
      await phones.phone.get(`${base}/Ballot/${phones.cardOf('1F')}/Receipts?TopicId=${meeting.TopicId}`)
    ).body.Data
    expect(list.Receipts).toContain(kept.receipt)
    expect(list.Receipts).toHaveLength(10)
    const archive = (
      await phones.phone.get(`${base}/Ballot/${phones.cardOf('1F')}/Archive?TopicId=${meeting.TopicId}`)
    ).body
    if (!isToolThere) return
    const folder = await mkdtemp(path.join(tmpdir(), 'sealed-'))
    await writeFile(path.join(folder, `${SealedVote.Uuid}.bel`), archive)
    const { stderr } = await run('belenios-tool', ['election', 'verify', '--dir', folder])
    expect(stderr).toContain('all checks passed')
    const { stdout } = await run('belenios-tool', ['election', 'compute-result', '--dir', folder])
    const found = JSON.parse(stdout).result[0].map(Number)
    expect(found).toEqual([5e10 + area(0, 5), 5e10 + area(5, 10), 0])
    await rm(folder, { recursive: true })
  })

  it('publishes neither numbers of fewer than five, nor persons and areas from which they follow', async () => {
    const meeting = await begin(manager, even(8), sealed)
    const trustees = await trusteesOf(meeting)
    const labels = even(8).map(({ label }) => label)
    await meeting.owner(desk, ...labels)
    await meeting.act('StartVoting')
    const phones = await phonesOf(meeting)
    for (const [at, label] of labels.entries()) await phones.vote(label, at < 7 ? 0 : 1)
    await meeting.act('CloseVoting')
    await trustees.open(0)
    await trustees.open(2)
    const { Result } = (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body.Data
    expect(Result).toMatchObject({
      IsReduced: true,
      IsCarried: true,
      Rows: [
        // Attendance less those who agreed would say how many did not.
        { Heads: null, AreaFifths: null },
        { Heads: null, AreaFifths: null },
      ],
      Approval: { Heads: { Value: null, IsReached: true }, Area: { Value: null, IsReached: true } },
    })
    const archive = `Archive?TopicId=${meeting.TopicId}`
    expect(code(await phones.phone.get(`${base}/Ballot/${phones.cardOf('1F')}/${archive}`))).toBe(40_924_105)
    // In court it stands: the chair keeps it.
    expect((await manager.get(`${base}/GetElectionArchive?TopicId=${meeting.TopicId}`)).status).toBe(200)
    const acts = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
    expect(acts.IsWhole).toBe(true)
    expect(acts.Entries.every((one: { Facts: string }) => !one.Facts.includes('50000'))).toBe(true)
  })

  it('is open to an agent who is no owner with the card of the unit that he speaks for, and to nobody else with it', async () => {
    const meeting = await begin(manager, [...even(5), { label: '6F', owner: '甲2', area: 500 }], sealed)
    await trusteesOf(meeting)
    await meeting.owner(desk, '1F', '3F')
    await meeting.agent(desk, { AgentName: '林配偶', AgentRelation: 'spouse', IsOriginal: true }, '2F', '6F')
    const asOwner = { AgentName: '甲1', AgentRelation: 'owner', AgentUnitOwnerId: meeting.id('1F') }
    await meeting.agent(desk, asOwner, '4F')
    const phones = await phonesOf(meeting)
    const page = async (label: string) =>
      (await phones.phone.get(`${base}/Ballot/${phones.cardOf(label)}`)).body.Data
    expect(await page('2F')).toMatchObject({ State: 'represented', AgentName: '林配偶' })
    await meeting.act('StartVoting')
    const { State, Units } = await page('2F')
    expect([State, Units.map((unit: { TabletNote: string }) => unit.TabletNote)]).toEqual([
      'voting',
      ['2F', '6F'],
    ])
    expect(code(await phones.vote('2F', 0, ['2F', '3F']))).toBe(40_924_053)
    expect((await phones.vote('6F', 0, ['2F', '6F'])).status).toBe(200)
    expect((await page('2F')).State).toBe('voted')
    // Whom an owner speaks for votes by that owner's card.
    expect((await page('4F')).State).toBe('represented')
    expect(code(await phones.vote('4F', 1))).toBe(40_924_053)
    expect((await phones.vote('1F', 1, ['1F'])).status).toBe(200)
    expect((await phones.vote('1F', 1, ['4F'])).status).toBe(200)
    const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
    const by = Entries.filter(({ Act }: { Act: string }) => Act === 'voteSealed')
    expect(by.map(({ CreateBy }: { CreateBy: string }) => CreateBy)).toEqual(['林配偶', '甲1', '甲1'])
    // Who left speaks for nobody.
    await meeting.act('ResetVoting', { Reason: '程序異議' })
    await meeting.act('StartVoting')
    const UnitOwnerIds = [meeting.id('2F')]
    await desk.patch(`${base}/UnregisterUnitOwner`, { AssemblyId: meeting.AssemblyId, UnitOwnerIds })
    expect((await page('2F')).State).toBe('represented')
  })

  it('begins anew after a reset with ballots of its own', async () => {
    const meeting = await begin(manager, even(5), sealed)
    const trustees = await trusteesOf(meeting)
    await meeting.owner(desk, '1F', '2F')
    await meeting.act('StartVoting')
    const phones = await phonesOf(meeting)
    const early = await phones.seal('1F', 0)
    await phones.send('1F', early.text)
    await meeting.act('ResetVoting', { Reason: '程序異議' })
    await meeting.act('StartVoting')
    expect(code(await phones.send('1F', early.text))).toBe(40_024_101)
    await phones.vote('1F', 1)
    await meeting.act('CloseVoting')
    await trustees.open(0)
    await trustees.open(1)
    const { Result } = (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body.Data
    expect(Result.Silent.Heads).toBe(1)
  })
})
