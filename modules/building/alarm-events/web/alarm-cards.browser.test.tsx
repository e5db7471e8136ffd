import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { alarmCalls } from '#modules/building/alarm-calls/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { newId } from '#platform/contract/new-id.ts'
import { alarmEvents } from '../contract.ts'
import { PrivateAlert, PublicAlert } from '../shapes.ts'
import { badgeOf } from './alert-list.ts'
import { hearRaised } from './hear-raised.ts'
import { playSiren, sirenLasts, stopSiren } from './siren.ts'

const { listUnfinished, listPrivateUnfinished } = alarmEvents.calls
const may = ['alarmCalls.view', 'alarmEvents.view', 'alarmEvents.viewPrivate', 'alarmEvents.handle']
const alert = (place: string, level: 1 | 2 | 3 | 4 = 2) =>
  sample(PublicAlert, {
    eventId: newId(),
    place,
    level,
    createdAt: new Date(),
    state: 'unprocessed',
    clearedAt: null,
    inMaintenance: false,
  })
const help = sample(PrivateAlert, {
  label: 'B棟-8F-2',
  name: '緊急求救',
  level: 3,
  state: 'unprocessed',
  householdId: null,
  clearedAt: null,
  inMaintenance: false,
})

/** What the browser was told to play: pitches tell one siren from another. */
let played: { loudness: number; pitches: number[]; isOver: boolean }[] = []
class Speaker extends AudioContext {
  override createOscillator() {
    const tone = super.createOscillator()
    const heard = { loudness: 0, pitches: [] as number[], isOver: false }
    const { frequency } = tone
    const set = frequency.setValueAtTime.bind(frequency)
    frequency.setValueAtTime = (pitch, at) => {
      heard.pitches.push(pitch)
      return set(pitch, at)
    }
    const connect = tone.connect.bind(tone) as (to: AudioNode) => AudioNode
    tone.connect = ((to: GainNode) => {
      heard.loudness = to.gain.value
      played.push(heard)
      return connect(to)
    }) as typeof tone.connect
    const stop = tone.stop.bind(tone)
    tone.stop = () => {
      heard.isOver = true
      stop()
    }
    return tone
  }
}

beforeEach(() => {
  played = []
  vi.stubGlobal('AudioContext', Speaker)
})
afterEach(async () => {
  await page.viewport(1440, 900)
  stopSiren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function cards(ofBuilding: PublicAlert[], ofHomes: PrivateAlert[] = []) {
  answering(listUnfinished, { data: ofBuilding })
  answering(listPrivateUnfinished, { data: ofHomes })
  return drawPart(
    <>
      <div data-slot="notices" />
      <span data-slot="arrivals" />
    </>,
    { may },
  )
}
const again = (ofBuilding: PublicAlert[]) => {
  answering(listUnfinished, { data: ofBuilding })
  return queryClient.invalidateQueries({ queryKey: ['alarmEvents'] })
}

// First: once one siren was played the browser is quiet no more.
it('Before anything rings a quiet browser says so, and one press is enough', async () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: false } })
  const screen = await cards([])
  await screen.getByRole('button', { name: '警報聲未開' }).click()
  await expect.element(screen.getByRole('button', { name: '警報聲未開' })).not.toBeInTheDocument()
})

it('The badge says 99+ from a hundred on (R068)', () => {
  expect([7, 99, 100, 1200].map(badgeOf)).toEqual(['7', '99', '99+', '99+'])
})

it('The cards are folded at first, open when a new alarm is there, and Alt K acknowledges the first (R207, R208)', async () => {
  const pump = alert('B2 污水泵')
  const screen = await cards([pump], [help])
  const pill = screen.getByRole('button', { name: '展開警報，2 件未結案' })
  await expect.element(pill).toHaveAttribute('aria-expanded', 'false')
  await again([alert('頂樓水箱'), pump])
  await expect.element(screen.getByText('頂樓水箱')).toBeVisible()
  const sent = answering(alarmEvents.calls.acknowledgePrivate, { data: true })
  await userEvent.keyboard('{Alt>}k{/Alt}')
  await expect.poll(() => sent.map(({ input }) => input.eventId)).toEqual([help.eventId])
})

it('A low alarm that comes back opens nothing, nor does a disaster that was put off (R208, R210)', async () => {
  const [pump, tank] = [alert('B2 污水泵'), alert('頂樓水箱', 1)]
  const screen = await cards([pump, tank])
  const pill = screen.getByRole('button', { name: /^展開警報/ })
  await expect.element(pill).toBeVisible()
  await again([pump])
  await expect.element(pill).toHaveAccessibleName('展開警報，1 件未結案')
  await again([pump, tank])
  await expect.element(pill).toHaveAccessibleName('展開警報，2 件未結案')
  await expect.element(pill).toHaveAttribute('aria-expanded', 'false')
  answering(alarmCalls.calls.calling, {
    data: { people: [], secondsLeft: null, numbers: [], steps: [] },
  })
  await again([pump, tank, alert('A棟 8F 走道', 4)])
  await screen.getByRole('button', { name: '稍後處理' }).click()
  await expect.element(pill).toHaveAccessibleName('展開警報，3 件未結案')
  await expect.element(pill).toHaveAttribute('aria-expanded', 'false')
})

it('A disaster that was put off stays said over the page with the way back, and has the window again after a minute; it says when it is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  answering(alarmCalls.calls.calling, {
    data: { people: [], secondsLeft: null, numbers: [], steps: [] },
  })
  const fire = { ...alert('A棟 8F 走道', 4), meaning: '偵煙動作' }
  const screen = await cards([fire])
  const full = screen.getByRole('dialog', { name: 'A棟 8F 走道' })
  await full.getByRole('button', { name: '稍後處理' }).click()
  await expect.element(screen.getByText('A棟 8F 走道　偵煙動作，還沒有人確認')).toBeVisible()
  await screen.getByRole('button', { name: '回到全螢幕' }).click()
  await full.getByRole('button', { name: '稍後處理' }).click()
  await again([{ ...fire, clearedAt: new Date() }])
  await expect.element(screen.getByText(/已恢復，還沒有人確認/)).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await expect.element(full.getByText('已恢復')).toBeVisible()
})

it('Alt K acknowledges the alarm that rings, also below an older one; of one that somebody works on nothing rings', async () => {
  const [lift, older] = [alert('A棟 電梯 1', 3), { ...alert('B2 污水泵', 3), createdAt: new Date() }]
  const screen = await cards([older, lift])
  await expect.element(screen.getByRole('button', { name: /^展開警報/ })).toBeVisible()
  hearRaised({ Name: 'alarmEvents.raised', Payload: { TagLevel: 3, EventId: lift.eventId } }, () => undefined)
  const worked = { ...alert('頂樓水箱', 4), inMaintenance: true }
  await again([older, lift, worked])
  await expect.element(screen.getByText('維護中')).toBeVisible()
  expect(played.length).toBe(1)
  const sent = answering(alarmEvents.calls.acknowledge, { data: true })
  await userEvent.keyboard('{Alt>}k{/Alt}')
  await expect.poll(() => sent.map(({ input }) => input.eventId)).toEqual([lift.eventId])
})

it('On a phone nothing opens over the page by itself: the word in the footer counts', async () => {
  await page.viewport(390, 844)
  const pump = alert('B2 污水泵')
  const screen = await cards([pump])
  const pill = screen.getByRole('button', { name: /^展開警報/ })
  await expect.element(pill).toBeVisible()
  await again([pump, alert('頂樓水箱', 3)])
  await expect.element(pill).toHaveAccessibleName('展開警報，2 件未結案')
  await expect.element(pill).toHaveAttribute('aria-expanded', 'false')
  await pill.click()
  await expect.element(screen.getByText('頂樓水箱')).toBeVisible()
})

it('What began at level 3 while the browser was away rings late rather than never, and what is not on cards is counted', async () => {
  const screen = await cards([alert('B2 污水泵')])
  await expect.element(screen.getByRole('button', { name: /^展開警報/ })).toBeVisible()
  await again([alert('頂樓水箱', 3), ...Array.from({ length: 24 }, (_, nth) => alert(`測點 ${nth}`))])
  await expect.element(screen.getByRole('link', { name: '查看其餘 5 件警報' })).toBeVisible()
  expect(played.length).toBe(1)
})

it('An alarm of level 4 has the whole screen when there are more of them, and its time is counted anew every 60 s (R210, R218)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const screen = await cards([alert('B1 停車場')])
  await expect.element(screen.getByRole('button', { name: /^展開警報/ })).toBeVisible()
  answering(alarmCalls.calls.calling, {
    data: {
      steps: ['看監視器確認煙或火', '撥 119，廣播疏散'],
      numbers: [{ name: '消防隊', phone: '119' }],
      people: [
        { name: '林志豪', phone: '0922418005', toldAt: new Date(), state: 'sent', isNext: false },
        { name: '何佳蓉', phone: '0933702116', toldAt: null, state: null, isNext: true },
      ],
      secondsLeft: 28,
    },
  })
  await again([alert('A棟 8F 走道', 4)])
  const full = screen.getByRole('dialog', { name: 'A棟 8F 走道' })
  await expect
    .element(full.getByRole('list').nth(0))
    .toHaveTextContent('1看監視器確認煙或火2撥 119，廣播疏散')
  await expect
    .element(full.getByRole('link', { name: '119', exact: true }))
    .toHaveAttribute('href', 'tel:119')
  await expect
    .element(full.getByRole('listitem').filter({ hasText: '林志豪' }))
    .toHaveTextContent(/已通知，未回應/)
  const next = full.getByRole('listitem').filter({ hasText: '何佳蓉' })
  await expect.element(next).toHaveTextContent('28 秒後自動通知0933-702-116')
  vi.advanceTimersByTime(5000)
  await expect.element(next).toHaveTextContent('23 秒後自動通知')
  await expect.element(full.getByText('0 分')).toBeVisible()
  vi.advanceTimersByTime(60_000)
  await expect.element(full.getByText('1 分')).toBeVisible()
  const sent = answering(alarmEvents.calls.acknowledge, { data: true })
  // Whoever was about to save a form acknowledges nothing.
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(played.at(-1)?.isOver).toBe(false)
  await userEvent.keyboard('{Alt>}k{/Alt}')
  await expect.poll(() => sent.length).toBe(1)
})

it('A push of level 3 opens the cards and rings; one of a household only in the tab that was used last (R209, R211)', async () => {
  const screen = await cards([alert('B2 污水泵', 3)])
  await expect.element(screen.getByRole('button', { name: /^展開警報/ })).toBeVisible()
  const open = vi.fn()
  const push = (level: number) =>
    hearRaised({ Name: 'alarmEvents.privateRaised', Payload: { TagLevel: level } }, open)
  localStorage.setItem('lobby.lastFocusedTab', 'another tab')
  push(2)
  expect(open).not.toHaveBeenCalled()
  push(3)
  expect(open).toHaveBeenCalledTimes(1)
  expect(played).toEqual([])
  window.dispatchEvent(new Event('focus'))
  push(3)
  expect(played.length).toBe(1)
})

it('Levels 3 and 4 sound different, the higher takes the place of the lower, at volume 1 and for 6 s (R212, R213, R214, R215)', async () => {
  expect(sirenLasts).toBe(6000)
  playSiren(3)
  playSiren(4)
  playSiren(3)
  expect(played.map(({ loudness, isOver }) => [loudness, isOver])).toEqual([
    [1, true],
    [1, false],
  ])
  expect(played[0]?.pitches[0]).not.toBe(played[1]?.pitches[0])
  await expect.poll(() => played[1]?.isOver, { timeout: 15_000 }).toBe(true)
})
