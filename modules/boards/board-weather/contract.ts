import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Instant, line, RowVersion, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** The counties of the 36-hour forecast of the Central Weather Administration, by their names there. */
export const counties = [
  '基隆市',
  '臺北市',
  '新北市',
  '桃園市',
  '新竹市',
  '新竹縣',
  '苗栗縣',
  '臺中市',
  '彰化縣',
  '南投縣',
  '雲林縣',
  '嘉義市',
  '嘉義縣',
  '臺南市',
  '高雄市',
  '屏東縣',
  '宜蘭縣',
  '花蓮縣',
  '臺東縣',
  '澎湖縣',
  '金門縣',
  '連江縣',
] as const

/** Where the forecast is asked for; another server may answer in the same shape. */
export const usualAddress = 'https://opendata.cwa.gov.tw/api/v1/rest/datastore/F-C0032-001'

export const WeatherSource = z.object({
  /** '': no weather is shown. */
  county: line(6).refine((name) => name === '' || (counties as readonly string[]).includes(name), {
    error: '請選擇縣市',
  }),
  address: line(200),
})
export type WeatherSource = z.output<typeof WeatherSource>

export const weatherChanged = (who: string, when: string) =>
  problem(409_23_041, `${who}已於${when}改過天氣的設定，請看過新的內容再儲存。`)
export const addressWrong = () => problem(400_23_041, '天氣來源請填 https:// 或 http:// 開頭的網址。')

const Shown = WeatherSource.extend({
  hasKey: z.boolean(),
  fetchedAt: Instant.nullable(),
  fault: z.string(),
  version: RowVersion,
  changedAt: Instant.nullable(),
  changedBy: z.string(),
})
export type ShownWeather = z.output<typeof Shown>

const service = [21] as const
const path = '/api/v1/BulletinBoard/Weather'

export const boardWeather = contract('boardWeather', {
  show: call({
    method: 'GET',
    path,
    summary: 'Where the weather on boards comes from, and when it came last.',
    can: 'boardSettings.view',
    service,
    takes: z.object({}),
    gives: data(Shown),
  }),
  save: call({
    method: 'PUT',
    path,
    summary: 'Saves that over the version that the person saw; an empty key leaves the one that is there.',
    can: 'boardSettings.change',
    service,
    takes: WeatherSource.extend({
      key: verbatim(100).default('').meta({ secret: true }),
      version: RowVersion,
    }),
    gives: data(Shown),
  }),
})
