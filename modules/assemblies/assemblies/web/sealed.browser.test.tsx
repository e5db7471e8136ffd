import { expect, it } from 'vitest'
import {
  certificateOf,
  contributionOf,
  electionKeyOf,
  electionText,
  fingerprintOf,
  isBallotRight,
  newSeed,
  readBallot,
} from '#modules/assemblies/sealing/contract.ts'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { assemblyBallots, Ballot } from '../ballot-contract.ts'
import { assemblySealed, type TrusteePage } from '../sealed-contract.ts'
import { trusteePath } from './paths.ts'

const topicId = '11111111-1111-4111-8111-111111111111'
const unitId = '22222222-2222-4222-8222-222222222222'
const seeds = [newSeed(), newSeed(), newSeed()]
const certs = seeds.map(certificateOf)
const contributions = seeds.map((seed, me) => contributionOf(seed, { certs, me, threshold: 2 }))
const election = electionText({
  uuid: 'abcdefghijkmno',
  key: electionKeyOf(contributions),
  name: '',
  description: '',
  question: '規約修正',
  answers: ['同意', '不同意', '棄權'],
  least: 1,
  most: 1,
  administrator: '',
})
const ballot: Ballot = {
  ...sample(Ballot),
  state: 'voting',
  units: [{ ...sample(Ballot.shape.units.element), unitId, label: 'A棟-1F-1', isOwn: true, hasVoted: false }],
  topic: {
    ...sample(Ballot.shape.topic.unwrap()),
    topicId,
    title: '規約修正',
    voteWay: 'sealed',
    options: [
      { optionId: 'yes', name: '同意', group: '' },
      { optionId: 'no', name: '不同意', group: '' },
      { optionId: 'abstain', name: '棄權', group: '' },
    ],
    mostChoices: 1,
    election,
    closesAt: null,
  },
} as Ballot

it('a secret ballot leaves the phone encrypted and proved; after a lost answer it is the same one, and its receipt is found in the list', async () => {
  let isVoted = false
  answering(assemblyBallots.calls.show, () => {
    const state: Ballot['state'] = isVoted ? 'voted' : 'voting'
    return { data: { ...ballot, state } }
  })
  const casts = answering(assemblySealed.calls.cast, lost, ({ ballot: text }) => {
    isVoted = true
    return { data: { receipt: fingerprintOf(text) } }
  })
  const screen = await openPage('/mgmt/assemblyBallot?code=ABCDEFGHJKLMNPQR')
  await screen.getByRole('button', { name: '不同意' }).click()
  await screen.getByRole('button', { name: '加密並投出' }).click()
  await expect.element(screen.getByText('票已收到')).toBeVisible()
  const texts = new Set(casts.map(({ input }) => input.ballot))
  expect(texts.size).toBe(1)
  const text = casts[0]?.input.ballot ?? ''
  const read = readBallot(text)
  expect(read && isBallotRight(election, read)).toBe(true)
  expect(text).not.toMatch(/"(yes|no|abstain)"/)
  const receipt = fingerprintOf(text)
  await expect.element(screen.getByText(receipt)).toBeVisible()
  answering(assemblySealed.calls.receiptsOfCard, {
    data: { number: 1, title: '規約修正', isOpened: true, isPublished: true, receipts: [receipt, 'other'] },
  })
  await screen.getByRole('button', { name: '到公布名單查對' }).click()
  await expect.element(screen.getByText('在公布名單裡，有計入。')).toBeVisible()
})

it('a trustee writes the key down before it is used, and sends messages alone: never the key', async () => {
  const page: TrusteePage = {
    communityName: '晴川社區',
    title: '區分所有權人會議',
    place: 0,
    trustees: (['chair', 'supervisor', 'manager'] as const).map((role, place) => ({
      place,
      role,
      name: role,
      state: 'invited',
    })),
    certificates: ['', '', ''],
    contributions: ['', '', ''],
    spoken: '',
    openings: [],
    now: new Date(),
  }
  let now = page
  answering(assemblySealed.calls.showTrustee, () => ({ data: now }))
  const sent = answering(assemblySealed.calls.sendStep, ({ text }) => {
    const trustees: TrusteePage['trustees'] = page.trustees.map((one) =>
      one.place ? one : { ...one, state: 'certified' },
    )
    now = { ...page, certificates: [text, '', ''], trustees }
    return { data: now }
  })
  const screen = await openPage(`${trusteePath}?code=ABCDEFGHJKLMNPQR`)
  await screen.getByRole('button', { name: '建立我的鑰匙' }).click()
  await expect.element(screen.getByText('把這 22 個字抄在紙上')).toBeVisible()
  expect(sent).toEqual([])
  const seed = (screen.container.querySelector('code')?.textContent ?? '').replaceAll(' ', '')
  expect(seed).toHaveLength(22)
  await screen.getByRole('button', { name: '我已經抄好' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input.text).toBe(JSON.stringify(JSON.parse(sent[0]?.input.text ?? '')))
  expect(JSON.stringify(sent)).not.toContain(seed)
})
