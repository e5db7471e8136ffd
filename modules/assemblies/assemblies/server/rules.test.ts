import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { contentOf, formOf } from '../web/topic-form.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const code = (answer: Answer) => answer.body.ErrorMessage?.Code
const half = { Part: 1, Of: 2, IsMore: true }
const third = { Part: 1, Of: 3, IsMore: false }
const share = (heads: object, area: object) => ({
  Quorum: { Heads: heads, Area: area, LeastHeads: 1 },
  Approval: { Heads: heads, Area: area, IsOfAll: false },
})
/** An assembly that names no thresholds of its own. */
const create = (more: object = {}) =>
  manager.post(`${base}/CreateAssembly`, {
    AssemblyId: newId(),
    Title: '區分所有權人會議',
    Type: 'regular',
    MeetingAtUtc: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    Place: '大廳',
    ConvenerName: '甲1',
    ...more,
  })

it('a new assembly takes the numbers of the community’s bylaws, each from its day on, and keeps them (Art. 31)', async () => {
  const { Version } = (await manager.get(`${base}/GetBylawSetting`)).body.Data
  const bylaws = [
    { Kind: 'ordinary', EffectiveDate: '2020-01-01', Thresholds: share(half, half) },
    { Kind: 'ordinary', EffectiveDate: '2021-01-01', Thresholds: share(third, half) },
    { Kind: 'ordinary', EffectiveDate: '2999-01-01', Thresholds: share(half, third) },
  ]
  const save = (Bylaws: object[], version = Version) =>
    manager.put(`${base}/SetBylawSetting`, { Bylaws, Version: version })
  expect((await desk.put(`${base}/SetBylawSetting`, { Bylaws: [], Version })).status).toBe(403)
  expect((await save(bylaws)).status).toBe(200)
  expect(code(await save([]))).toBe(40_924_819)
  const { AssemblyId } = (await create()).body.Data
  const topic = async (of: string) =>
    (
      await manager.post(`${base}/CreateTopic`, {
        AssemblyId: of,
        TopicId: newId(),
        Title: '年度預算',
        Kind: 'ordinary',
      })
    ).body.Data
  expect((await topic(AssemblyId)).AppliedThresholds.Quorum).toMatchObject({ Heads: third, Area: half })
  // What the bylaws say later is for later assemblies; one that names its own keeps those.
  expect((await save([], Version + 1)).status).toBe(200)
  expect((await topic(AssemblyId)).AppliedThresholds.Quorum).toMatchObject({ Heads: third, Area: half })
  const own = (await create({ Bylaws: [] })).body.Data
  expect((await topic(own.AssemblyId)).AppliedThresholds.Quorum.Heads).toMatchObject({ Part: 2, Of: 3 })
})

it('an election has seats by building, by area where it is so, and its lots have a witness whom the minutes name', async () => {
  const form = {
    ...formOf(undefined),
    title: '改選',
    kind: 'election' as const,
    rows: [
      { group: 'A棟', seats: '1', names: '甲\n乙' },
      { group: 'B棟', seats: '1', names: '丙\n丁' },
    ],
    mostChoices: '2',
    countsBy: 'area' as const,
  }
  const written = contentOf(form, undefined, undefined)
  const wire = {
    Kind: written.kind,
    Options: written.options.map(({ optionId, name, group }) => ({
      OptionId: optionId,
      Name: name,
      Group: group,
    })),
    Seats: written.seats.map(({ group, seats }) => ({ Group: group, Seats: seats })),
    MaxChoices: written.mostChoices,
    CountsBy: written.countsBy,
    IsPlurality: written.isPlurality,
  }
  const meeting = await begin(manager, even(4), { topic: wire })
  await meeting.owner(desk, '1F', '2F', '3F', '4F')
  await meeting.act('StartVoting')
  const idOf = (name: string) => written.options.find((one) => one.name === name)?.optionId
  const vote = (label: string, ...names: string[]) =>
    desk.post(`${base}/SetVotes`, {
      TopicId: meeting.TopicId,
      Votes: [{ UnitOwnerId: meeting.id(label), OptionIds: names.map(idOf) }],
    })
  await vote('1F', '甲', '丙')
  await vote('2F', '甲', '丙')
  await vote('3F', '乙', '丁')
  await vote('4F', '甲', '丁')
  const closed = (await meeting.act('CloseVoting')).body.Data
  expect(closed.Result).toMatchObject({ Elected: [idOf('甲')], Ties: [{ Group: 'B棟', Places: 1 }] })
  const drawn = await meeting.act('DrawLots', { OptionIds: ['丁', '丙'].map(idOf), Witness: '監委林先生' })
  expect(drawn.body.Data).toMatchObject({
    LotsWitness: '監委林先生',
    Result: { Elected: [idOf('甲'), idOf('丁')] },
  })
  await meeting.act('MakeDecision', { Decision: 'carried' })
  const { content } = await fileOf(manager, `${base}/GetPaper?AssemblyId=${meeting.AssemblyId}&Paper=minutes`)
  if (hasProgram('pdftotext')) expect(wordsOf(content)).toContain('見證 監委林先生')
})

it('a motion on which nobody voted is put off or withdrawn by the chair, never carried', async () => {
  const meeting = await begin(manager, even(3))
  expect(code(await meeting.act('MakeDecision', { Decision: 'carried' }))).toBe(40_924_070)
  expect((await meeting.act('MakeDecision', { Decision: 'deferred' })).body.Data).toMatchObject({
    Decision: 'deferred',
    Status: 'waiting',
  })
})

it('what was voted on is put off or withdrawn with a reason alone, also what was not carried', async () => {
  const meeting = await begin(manager, even(3))
  await meeting.owner(desk, '1F', '2F', '3F')
  await meeting.act('StartVoting')
  await meeting.vote(desk, 'yes', '1F', '2F', '3F')
  await meeting.act('CloseVoting')
  for (const Decision of ['deferred', 'withdrawn'])
    expect(code(await meeting.act('MakeDecision', { Decision }))).toBe(40_024_070)
  const DecisionReason = '提案人撤回'
  expect((await meeting.act('MakeDecision', { Decision: 'withdrawn', DecisionReason })).status).toBe(200)
})
