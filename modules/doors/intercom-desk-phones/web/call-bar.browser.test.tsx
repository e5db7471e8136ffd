import type { RTCSession } from 'jssip/lib/RTCSession'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Given } from '#platform/contract/call.ts'
import { accounts } from '#modules/sign-in/accounts/contract.ts'
import { alertsShown } from '#platform/web/look/alerts.ts'
import { answering } from '#tests/setup/answers.ts'
import { draw } from '#tests/setup/draw.tsx'
import { intercomDoors } from '#modules/doors/intercom-doors/contract.ts'
import { type DeskCall, intercomDeskPhones } from '../contract.ts'
import { callOver } from '../problems.ts'
import { CallBar } from './CallBar.tsx'
import { takeIncoming } from './incoming.ts'
import './page-texts.ts'
import { setDeskCall, useDeskCall } from './phone-state.ts'

const { calls } = intercomDeskPhones
const phoneId = '6f7f1b1e-6d6c-4a41-8f0e-1c8f6f0b0c11'
const about: DeskCall = {
  kind: 'door',
  fromName: '正門',
  label: 'A棟-12F-3',
  hasDoor: true,
  hasController: false,
  startedAt: new Date('2026-11-30T02:00:00Z'),
  answeredBy: '',
}

/** A call as the exchange and the browser bring it, without either: what was done to it, the tones, and how it goes on. */
function incoming({ hasSound = true } = {}) {
  const done: string[] = []
  const heard = new Map<string, (given: object) => void>()
  const dtmf = { canInsertDTMF: hasSound, insertDTMF: (digits: string) => void done.push(`tones ${digits}`) }
  const session = {
    on: (name: string, act: (given: object) => void) => void heard.set(name, act),
    answer: () => void done.push('answer'),
    terminate: ({ status_code: code }: { status_code?: number } = {}) => void done.push(`end ${code ?? ''}`),
    mute: () => void done.push('mute'),
    unmute: () => void done.push('unmute'),
    connection: { getSenders: () => [{ track: { kind: 'audio' }, dtmf }] },
  } as unknown as RTCSession
  takeIncoming(
    { originator: 'remote', session, request: { getHeader: () => 'call-1' } } as unknown as Parameters<
      typeof takeIncoming
    >[0],
    phoneId,
  )
  return { done, goOn: (name: string, given: object = {}) => heard.get(name)?.(given) }
}

function Bar() {
  const call = useDeskCall()
  return call ? <CallBar call={call} /> : <p>nobody calls</p>
}

/** Draws a call that rings; `talking`: it was answered. */
async function ring(more: { hasSound?: boolean; about?: Partial<DeskCall>; talking?: boolean } = {}) {
  answering(accounts.calls.refreshAccess, {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  answering(calls.showCall, { data: { ...about, ...more.about } } satisfies Given<typeof calls.showCall>)
  const took = answering(calls.take, { data: true })
  const call = incoming(more)
  const screen = await draw(<Bar />)
  await expect.element(screen.getByRole('alertdialog', { name: '對講機來電' })).toBeVisible()
  if (more.talking) {
    await screen.getByRole('button', { name: /^接聽/ }).click()
    call.goOn('confirmed')
    await expect.element(screen.getByText(/通話中 0:0/)).toBeVisible()
  }
  return { ...call, screen, took }
}
const said = () => alertsShown().toasts.at(-1)?.text
const nobody = (screen: Awaited<ReturnType<typeof draw>>) =>
  expect.element(screen.getByText('nobody calls')).toBeVisible()

afterEach(() => setDeskCall(undefined))

it('rings with who calls and for whom; F8 answers, and Lobby hears who it was once it is through', async () => {
  const { done, goOn, screen, took } = await ring()
  await expect.element(screen.getByText('正門 來電')).toBeVisible()
  await expect.element(screen.getByText(/找 A棟-12F-3/)).toBeVisible()
  await userEvent.keyboard('{F8}')
  expect(done).toEqual(['answer'])
  await expect.element(screen.getByText(/接通中/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^接聽/ })).not.toBeInTheDocument()
  expect(took).toHaveLength(0)
  goOn('confirmed')
  await expect.poll(() => took[0]?.input).toEqual({ phoneId, sipCallId: 'call-1' })
})

it('is declined, which lets it ring elsewhere', async () => {
  const { done, goOn, screen } = await ring()
  await screen.getByRole('button', { name: '不接' }).click()
  expect(done).toEqual(['end 480'])
  goOn('failed', { originator: 'local' })
  await nobody(screen)
})

it('is muted and heard again, and hung up', async () => {
  const { done, goOn, screen } = await ring({ talking: true })
  await screen.getByRole('button', { name: '靜音' }).click()
  await screen.getByRole('button', { name: '取消靜音' }).click()
  await screen.getByRole('button', { name: '掛斷' }).click()
  expect(done).toEqual(['answer', 'mute', 'unmute', 'end '])
  goOn('ended')
  await nobody(screen)
})

it('opens the door by the keys that Lobby gives, sent as tones, once for a press', async () => {
  const opened = answering(calls.openDoor, { data: { digits: '9#', orderId: null } })
  const { done, screen } = await ring({ talking: true })
  await screen.getByRole('button', { name: /開門/ }).click()
  await expect.poll(said).toBe('已送出開門。')
  expect(opened.map(({ input }) => input)).toEqual([
    { phoneId, sipCallId: 'call-1', orderId: expect.any(String), sendsKeys: true },
  ])
  expect(done).toEqual(['answer', 'tones 9#'])
})

it('asks for no keys where the call has no sound to send them by, and says so', async () => {
  const opened = answering(calls.openDoor, { data: { digits: '9#', orderId: null } })
  const { done, screen } = await ring({ talking: true, hasSound: false })
  await screen.getByRole('button', { name: /開門/ }).click()
  await expect.poll(said).toBe('沒有開門：通話沒有接通聲音，按鍵送不出去')
  expect([opened.length, done]).toEqual([0, ['answer']])
})

it('has the controller open it, without keys and without sound, and says what the door answered', async () => {
  const orderId = '6f7f1b1e-6d6c-4a41-8f0e-1c8f6f0b0c12'
  const opened = answering(calls.openDoor, { data: { digits: '', orderId } })
  const order = (outcome: 'opened' | 'refused', answer: string) =>
    answering(intercomDoors.calls.showOrder, { data: { orderId, outcome, answer } })
  order('opened', '')
  const { done, screen } = await ring({ talking: true, hasSound: false, about: { hasController: true } })
  await screen.getByRole('button', { name: /開門/ }).click()
  await expect.poll(said).toBe('門已開')
  expect(opened[0]?.input).toMatchObject({ sendsKeys: false })
  order('refused', '消防中')
  await screen.getByRole('button', { name: /開門/ }).click()
  await expect.poll(said).toBe('沒有開門：門禁拒絕開門：消防中')
  expect(done).toEqual(['answer'])
})

it('says why Lobby opened no door, and sends nothing', async () => {
  answering(calls.openDoor, callOver())
  const { done, screen } = await ring({ talking: true })
  await screen.getByRole('button', { name: /開門/ }).click()
  await expect
    .poll(() => alertsShown().toasts.map(({ text }) => text))
    .toContain('沒有開門：這通電話已結束，不能開門。')
  expect(done).toEqual(['answer'])
})

it('of a household that calls the guard has no door to open', async () => {
  const { screen } = await ring({
    talking: true,
    about: { kind: 'back', fromName: 'A棟-12F-3', label: '', hasDoor: false },
  })
  await expect.element(screen.getByText('A棟-12F-3 打給警衛室')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /開門/ })).not.toBeInTheDocument()
})

it('is gone when whoever called gives up, when somebody else answers, and when the microphone is refused', async () => {
  const gone = await ring()
  gone.goOn('failed', { originator: 'remote', message: { getHeader: () => undefined } })
  await nobody(gone.screen)
  expect(said()).toBeUndefined()
  const elsewhere = incoming()
  elsewhere.goOn('failed', {
    originator: 'remote',
    message: { getHeader: () => 'SIP;cause=200;text="Call completed elsewhere"' },
  })
  await expect.poll(said).toBe('已由別處接聽')
  const refused = incoming()
  refused.goOn('getusermediafailed')
  await expect.poll(said).toContain('瀏覽器不能用麥克風')
  await nobody(gone.screen)
})

it('keeps who calls while another call comes in, which is told that the desk is busy', async () => {
  const { screen } = await ring({ talking: true })
  const second = incoming()
  expect(second.done).toEqual(['end 486'])
  await expect.element(screen.getByText('正門 來電')).toBeVisible()
})
