import { expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { addFacility } from '../setup/facilities.ts'
import { textOf } from '../setup/everyday.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false, run: 'api,worker' })

/** What people read on the pages that they go through, by the language of their browser. */
const words = {
  'zh-TW': {
    household: 'A棟-14F-1',
    name: '姓名',
    type: '類型',
    content: '內容',
    send: '送出',
    sent: /^已送出，管理中心會在/,
    reply: '回覆內容',
    replied: '已回覆',
    facility: '公設',
    free: /可預約/,
    book: /^確認預約/,
    booked: '已預約。',
    skip: '取消這一次',
    skipped: '已取消這一次。',
    anyway: '仍要送出',
    publish: '發成公告',
    configure: '設定商店',
    addShop: '新增商店',
    shopName: '名稱',
    phone: '電話',
    title: '標題',
    unread: '0／180 戶',
    wish: '18:00',
    enter: '申請',
    entered: '已申請，抽籤後通知結果。',
    entries: '1 戶',
    digits: '黑色數字',
    sendReading: '送出度數',
    reading: '這次讀數，度',
    nextDoor: '抄下，下一戶',
  },
  'en-US': {
    household: 'A棟-14F-2',
    name: 'Name',
    type: 'Kind',
    content: 'Message',
    send: 'Send',
    sent: /^Sent; the management answers by/,
    reply: 'Reply',
    replied: 'The reply was sent',
    facility: 'Facility',
    free: /Free/,
    book: /^Book /,
    booked: 'Booked.',
    skip: 'Leave out this time',
    skipped: 'Left out.',
    anyway: 'Send anyway',
    publish: 'Make it news',
    configure: 'Set up shops',
    addShop: 'Add a shop',
    shopName: 'Name',
    phone: 'Phone',
    title: 'Title',
    unread: '0 of 180',
    wish: '18:00',
    enter: 'Enter',
    entered: 'Entered; you will be told of the result.',
    entries: '1 households',
    digits: 'Black digits',
    sendReading: 'Send the reading',
    reading: 'Reading now',
    nextDoor: 'Write, next door',
  },
} as const

it.each(['zh-TW', 'en-US'] as const)(
  'a community in %s: a household writes and is answered, books a court, a meeting of a series is left out, and a rule becomes news',
  async (locale) => {
    const say = words[locale]
    const manager = await world.lobby.as('auth_0912345678', '晴川社區')
    const { id: household } = householdOf(say.household)
    const own = async (Kind: string) => {
      const asked = { Kind, TabletIds: [household] }
      const { Url } = (await manager.get('/api/v1/HouseholdLink', asked)).body.Data[0]
      const { pathname, search } = new URL(Url, world.lobby.url)
      return pathname + search
    }

    // A household writes by its own page, is answered, and sees the answer there.
    const phone = await world.window({ width: 390, height: 844, locale })
    const page = await own('message')
    await phone.goto(page)
    await phone.getByLabel(say.name).fill('林小姐')
    await phone.getByRole('combobox', { name: say.type }).click()
    await phone.getByRole('option').first().click()
    const content = `走廊的燈壞了 ${locale}`
    await phone.getByLabel(say.content, { exact: true }).fill(content)
    await phone.getByRole('button', { name: say.send, exact: true }).click()
    await phone.getByText(say.sent).waitFor()
    const { Data } = (await manager.get('/core/api/Message/List', { MaxCount: 100, Keyword: content })).body
    const desk = await world.desk('desk1', { at: `/mgmt/messageReply/${Data[0].Id}`, locale })
    await desk.getByLabel(say.reply, { exact: true }).fill('今天下午換燈。')
    await desk.keyboard.press('Control+Enter')
    await desk.getByText(say.replied, { exact: true }).waitFor()
    await phone.goto(page)
    await phone.getByText('今天下午換燈。').waitFor()

    // It books by another page; the desk sees the booking under its label.
    const Name = `羽球場 ${locale}`
    const facilityId = await addFacility(manager, { Name })
    await phone.goto(await own('facility'))
    await phone.getByRole('combobox', { name: say.facility, exact: true }).click()
    await phone.getByRole('option', { name: Name }).click()
    await phone.getByRole('button', { name: say.free }).first().click()
    await phone.getByRole('button', { name: say.book }).click()
    await phone.getByText(say.booked, { exact: true }).waitFor()
    const booked = await manager.get('/api/v1/Facility/Booking', { FacilityId: facilityId, MaxCount: 10 })
    expect(booked.body.Data).toMatchObject([{ TabletNote: say.household, Status: 'booked' }])

    // One day of a series is left out in the calendar.
    const day = dayAfter(dayOf(new Date()), 1)
    await manager.post('/api/v1/Calendar', {
      Id: newId(),
      Title: `太極拳 ${locale}`,
      Note: '',
      Place: '',
      Type: 'event',
      Day: day,
      MoreDays: 0,
      FromTime: '07:00',
      UntilTime: '08:00',
      IsFixed: false,
      Series: { Every: 'day', Step: 1, Weekdays: [], By: 'day' },
      LastDay: dayAfter(day, 3),
    })
    await desk.goto(`/mgmt/Calendar?day=${day}`)
    const entry = desk.getByRole('listitem').filter({ hasText: `太極拳 ${locale}` })
    await entry.getByRole('button', { name: say.skip }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: say.skip }).click()
    await desk.getByText(say.skipped).waitFor()
    const left = (await manager.get('/api/v1/Calendar', { From: day, To: dayAfter(day, 3) })).body.Data
    expect(left.filter(({ Title }: { Title: string }) => Title === `太極拳 ${locale}`)).toHaveLength(3)

    // A rule becomes a draft of news, which opens to be read once more before it is released.
    const Id = newId()
    await manager.post('/api/v1/Rules', {
      Id,
      VersionId: newId(),
      Title: `泳池辦法 ${locale}`,
      Type: 'facility',
      Content: textOf('入池前請淋浴。'),
      Changed: '首次訂定。',
      DecidedBy: 'committee',
      Meeting: '',
      DecidedOn: day,
      InForceOn: day,
    })
    const office = await world.desk('auth_0912345678', { at: `/mgmt/rules/rulesDetail/${Id}`, locale })
    await office.getByRole('button', { name: say.publish }).click()
    await office.locator('dialog').getByRole('button', { name: say.publish }).click()
    await office.waitForURL(/\/mgmt\/news\/newsEdit\?id=/)
    await expect
      .poll(
        async () => (await manager.get('/api/v1/News', { Keyword: `泳池辦法 ${locale}` })).body.Data.length,
      )
      .toBeGreaterThan(0)
  },
  300_000,
)

it.each(['zh-TW', 'en-US'] as const)(
  'and in %s: a shop is listed, residents are told, a household enters a draw and writes its gas meter, and the guard types the next doors',
  async (locale) => {
    const say = words[locale]
    const manager = await world.lobby.as('auth_0912345678', '晴川社區')
    const office = await world.desk('auth_0912345678', { at: '/community/serviceStores_v2.aspx', locale })

    // The manager adds a shop; the desk finds it in the list.
    const shop = `巷口麵店 ${locale}`
    await office.getByRole('button', { name: say.configure }).click()
    await office.getByRole('button', { name: say.addShop }).click()
    await office.getByLabel(say.shopName, { exact: true }).fill(shop)
    await office.getByLabel(say.phone).fill('02-2758-0000')
    await office.keyboard.press('Enter')
    await office.getByRole('listitem').filter({ hasText: shop }).waitFor()
    await office.goto('/community/serviceStores_v2.aspx')
    await office.getByRole('row').filter({ hasText: shop }).getByText('02-2758-0000').waitFor()

    // Everybody is told, and nobody has read it yet.
    const told = `明早停水 ${locale}`
    await office.goto('/community/communityPushNotification_v2.aspx')
    await office.getByRole('row').nth(1).waitFor()
    await office.keyboard.press('Alt+KeyN')
    await office.locator('dialog').getByLabel(say.title, { exact: true }).fill(told)
    await office.keyboard.press('Control+Enter')
    // No channel is set up here, so that nobody would hear of it.
    await office.getByRole('alertdialog').getByRole('button', { name: say.anyway }).click()
    await office.getByRole('row').filter({ hasText: told }).getByText(say.unread).waitFor()

    // A household enters a draw by its own page; the office sees one entry.
    const Name = `網球場 ${locale}`
    const Draw = { Weekdays: [1, 2, 3, 4, 5, 6, 7], From: '18:00', Until: '20:00', DaysBefore: 2 }
    await addFacility(manager, { Name, AdvanceDays: 4, Draw })
    const { id: household } = householdOf(say.household)
    const own = async (Kind: string, TabletId: string) => {
      const { body } = await manager.get('/api/v1/HouseholdLink', { Kind, TabletIds: [TabletId] })
      const { pathname, search } = new URL(body.Data[0].Url, world.lobby.url)
      return pathname + search
    }
    const phone = await world.window({ width: 390, height: 844, locale })
    await phone.goto(await own('facility', household))
    const draw = phone.getByRole('article').filter({ hasText: Name }).first()
    await draw.getByRole('button', { name: say.wish }).click()
    await draw.getByRole('button', { name: say.enter, exact: true }).click()
    await phone.getByText(say.entered).waitFor()
    await office.goto('/mgmt/facilityDraw')
    await office.getByRole('row').filter({ hasText: Name }).getByText(say.entries, { exact: true }).waitFor()

    // It writes its meter by another page; the guard types two doors, each with Enter.
    const { Id } = (await manager.get('/core/api/Gas/Current')).body.Data
    const readings = async (): Promise<Reading[]> =>
      (await manager.get(`/core/api/Gas/${Id}`)).body.Data.Readings
    const open = (await readings()).filter(({ FilledBy, IsSmart }) => !FilledBy && !IsSmart)
    const [home, ...doors] = open.filter(({ Tag }) => Tag === open.at(-1)?.Tag)
    await phone.goto(await own('gas', home?.TabletId ?? ''))
    await phone.getByLabel(say.digits).fill(next(home))
    await phone.getByRole('button', { name: say.sendReading }).click()
    await expect.poll(async () => filled(await readings(), home)).toBe('qr')
    await office.goto(`/mgmt/CommunityGasRound/${Id}?building=${home?.Tag}`)
    for (const door of doors.slice(0, 2)) {
      await office.locator('.gd-who').getByText(door.TabletNote, { exact: true }).waitFor()
      await expect.poll(() => office.getByLabel(say.reading).inputValue()).toBe('')
      await office.keyboard.type(next(door), { delay: 90 })
      await expect.poll(() => office.getByRole('button', { name: say.nextDoor }).isEnabled()).toBe(true)
      await office.keyboard.press('Enter')
      await expect.poll(async () => filled(await readings(), door)).toBe('guard')
    }
  },
  300_000,
)

interface Reading {
  TabletId: string
  TabletNote: string
  Tag: string
  Last: number
  Digits: number
  Band: { Mean: number } | null
  FilledBy: string
  IsSmart: boolean
}

/** What the meter of a door shows after as much gas as usual. */
const next = (reading?: Reading) =>
  String(((reading?.Last ?? 0) + (reading?.Band?.Mean ?? 20)) % 10 ** (reading?.Digits ?? 4)).padStart(
    reading?.Digits ?? 4,
    '0',
  )
const filled = (readings: readonly Reading[], of?: Reading) =>
  readings.find(({ TabletId }) => TabletId === of?.TabletId)?.FilledBy
