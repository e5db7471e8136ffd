import { expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { addFacility } from '../setup/facilities.ts'
import { textOf } from '../setup/everyday.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })

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
    publish: '發成公告',
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
    publish: 'Make it news',
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
